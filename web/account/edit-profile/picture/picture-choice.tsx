import { Label, RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { PRESET_PICTURE_NAMES, PRESET_PICTURES, presetPicturePath } from '#rules/profile-picture.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { classNames } from '../../../ui/class-names.ts';
import css from './picture-choice.module.css';
import type { PictureKind } from './picture-draft.ts';

type PictureChoiceProps = {
  name: string;
  value: PictureKind;
  /** The learner's own picture, while there is one. */
  own: string | null;
  onChange: (kind: PictureKind) => void;
};

/** The pictures that can be taken, each with its word. */
export function PictureChoice({ name, value, own, onChange }: PictureChoiceProps) {
  return (
    <RadioGroup className={classNames(css.group)} value={value} onChange={(kind) => onChange(kind as PictureKind)}>
      <Label className={css.label}>Picture</Label>
      <div className={css.tiles}>
        <PictureTile kind="letter" label="First letter" name={name} photo={null} />
        {own !== null && <PictureTile kind="own" label="Your own" name={name} photo={own} />}
        {PRESET_PICTURE_NAMES.map((kind) => (
          <PictureTile
            key={kind}
            kind={kind}
            label={PRESET_PICTURES[kind]}
            name={name}
            photo={presetPicturePath(kind)}
          />
        ))}
      </div>
    </RadioGroup>
  );
}

type PictureTileProps = { kind: PictureKind; label: string; name: string; photo: string | null };

function PictureTile({ kind, label, name, photo }: PictureTileProps) {
  return (
    <RadioField value={kind}>
      <RadioButton className={classNames(css.tile)}>
        <Avatar name={name} photo={photo} />
        {label}
      </RadioButton>
    </RadioField>
  );
}
