import { m } from '#messages';
import { PATHS } from '../paths.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { UsersThreeIcon } from '../ui/icons.ts';
import { Card } from '../ui/layout/card.tsx';
import { Row } from '../ui/layout/stack.tsx';

/** A link for a teacher to the page that creates accounts from a list. */
export function PupilListCard() {
  return (
    <Card isRoomy isWide aria-labelledby="pupil-list">
      <h2 id="pupil-list">{m['pupils.list.card_title']()}</h2>
      <p>{m['pupils.list.card_sentence']()}</p>
      <Row>
        <ButtonLink look="line" to={PATHS.pupilList}>
          <UsersThreeIcon />
          {m['pupils.list.open']()}
        </ButtonLink>
      </Row>
    </Card>
  );
}
