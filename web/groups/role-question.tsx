import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import type { Role } from '#rules/groups/groups.ts';
import { useSession, useSessionCheck } from '../api/session.tsx';
import { request } from '../http/request.ts';
import { useSubmit } from '../http/use-submit.ts';
import { PATHS } from '../paths.ts';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Note } from '../ui/layout/note.tsx';
import { Row } from '../ui/layout/stack.tsx';

/** Asks a learner whether they are a parent or a teacher. The server accepts that from adults only. */
export function RoleQuestion({ learner }: { learner: Learner }) {
  const parent = useRole(learner.id, 'parent');
  const educator = useRole(learner.id, 'educator');
  const isBusy = parent.isBusy || educator.isBusy;
  const problem = parent.problem ?? educator.problem;
  const press = (answer: typeof parent, other: typeof parent) => {
    if (isBusy) return;
    other.forgetAll();
    answer.submit();
  };
  return (
    <Card isRoomy gap="m" isWide aria-labelledby="role-question">
      <h2 id="role-question">{m['groups.role.title']()}</h2>
      <p>{m['groups.role.lead']()}</p>
      <Row>
        <Button look="line" isPending={parent.isBusy} onPress={() => press(parent, educator)}>
          {m['groups.role.parent']()}
        </Button>
        <Button look="line" isPending={educator.isBusy} onPress={() => press(educator, parent)}>
          {m['groups.role.educator']()}
        </Button>
      </Row>
      {problem && <Note tone="danger">{problem}</Note>}
      <Row>
        <ButtonLink look="quiet" to={PATHS.dashboard}>
          {m['groups.role.back']()}
        </ButtonLink>
      </Row>
    </Card>
  );
}

function useRole(learnerId: string, role: Role) {
  const { changeLearner } = useSession();
  return useSubmit(
    async () => {
      const changed = await request('PUT /learners/:learnerId/role', { params: { learnerId }, body: { role } });
      changeLearner(learnerId, () => changed);
    },
    { onError: useSessionCheck() },
  );
}
