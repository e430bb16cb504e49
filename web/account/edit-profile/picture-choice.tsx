import { m } from '#messages';
import {
  PRESET_PICTURE_NAMES,
  type PresetPicture,
  presetPicturePath,
  type ShopPicture,
} from '#rules/people/profile-picture.ts';
import { Radio, RadioGroup } from '../../ui/controls/radio-group.tsx';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { stackClass } from '../../ui/layout/layout.tsx';
import css from './name-and-picture.module.css';
import type { PictureKind } from './picture-draft.ts';

const LABELS: Record<PresetPicture, () => string> = {
  cat: m['account.picture.cat'],
  dog: m['account.picture.dog'],
  rabbit: m['account.picture.rabbit'],
  panda: m['account.picture.panda'],
  penguin: m['account.picture.penguin'],
  frog: m['account.picture.frog'],
  dolphin: m['account.picture.dolphin'],
  octopus: m['account.picture.octopus'],
  bee: m['account.picture.bee'],
  flower: m['account.picture.flower'],
  rocket: m['account.picture.rocket'],
  planet: m['account.picture.planet'],
  hedgehog: m['account.picture.hedgehog'],
  koala: m['account.picture.koala'],
  otter: m['account.picture.otter'],
  parrot: m['account.picture.parrot'],
  whale: m['account.picture.whale'],
  dragon: m['account.picture.dragon'],
};

type PictureChoiceProps = {
  name: string;
  value: PictureKind;
  /** The URL of the learner's uploaded picture, if there is one. */
  own: string | null;
  /** The pictures that the learner bought in the shop. */
  bought: readonly ShopPicture[];
  onChange: (kind: PictureKind) => void;
};

/** The pictures to choose from, each with its label. */
export function PictureChoice({ name, value, own, bought, onChange }: PictureChoiceProps) {
  return (
    <RadioGroup
      label={m['account.picture.title']()}
      className={stackClass({ gap: 's', isWide: true })}
      value={value}
      onChange={onChange}
    >
      <div className={css.tiles}>
        <PictureTile kind="letter" label={m['account.picture.first_letter']()} name={name} photo={null} />
        {own !== null && <PictureTile kind="own" label={m['account.picture.own']()} name={name} photo={own} />}
        {[...PRESET_PICTURE_NAMES, ...bought].map((kind) => (
          <PictureTile key={kind} kind={kind} label={LABELS[kind]()} name={name} photo={presetPicturePath(kind)} />
        ))}
      </div>
    </RadioGroup>
  );
}

type PictureTileProps = { kind: PictureKind; label: string; name: string; photo: string | null };

function PictureTile({ kind, label, name, photo }: PictureTileProps) {
  return (
    <Radio value={kind} className={css.tile}>
      <Avatar name={name} photo={photo} />
      {label}
    </Radio>
  );
}
