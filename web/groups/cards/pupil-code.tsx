import type { Group } from '#contract/groups/groups.ts';
import { m } from '#messages';
import { shownGroupCode } from '#rules/groups/groups.ts';
import { pictureCardsPath } from '../../paths.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { PrinterIcon } from '../../ui/icons.ts';
import { classNames, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import css from '../groups.module.css';

/** The cards with pictures of a class, and its code for typing, which is not the code for joining. */
export function PupilCode({ group: { groupId, name, role }, code }: { group: Group; code: string }) {
  return (
    <Stack className={css.code} isWide>
      <h3>{m['pupils.code.title']()}</h3>
      <div>
        <p className={layout.soft}>{m['pupils.code.label']()}</p>
        <p className={css.pupilLetters} translate="no">
          {shownGroupCode(code)}
        </p>
        <p className={classNames(layout.soft, layout.small)}>{m['pupils.code.sentence']()}</p>
      </div>
      {role === 'leads' && (
        <Row>
          <ButtonLink look="line" to={pictureCardsPath(groupId)} aria-label={m['pupils.code.print_of']({ name })}>
            <PrinterIcon />
            {m['pupils.code.print']()}
          </ButtonLink>
        </Row>
      )}
    </Stack>
  );
}
