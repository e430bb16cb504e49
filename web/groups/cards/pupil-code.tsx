import { m } from '#messages';
import { shownGroupCode } from '#rules/groups/groups.ts';
import { classNames } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import css from '../groups.module.css';

/** The class code for picture sign-in, which is not the code for joining. */
export function PupilCode({ code }: { code: string }) {
  return (
    <div className={css.code}>
      <p className={layout.soft}>{m['pupils.code.label']()}</p>
      <p className={css.pupilLetters} translate="no">
        {shownGroupCode(code)}
      </p>
      <p className={classNames(layout.soft, layout.small)}>{m['pupils.code.sentence']()}</p>
    </div>
  );
}
