import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { useSession, useSessionCheck } from '../api/session.tsx';
import { request } from '../http/request.ts';
import { useSubmit } from '../http/use-submit.ts';
import { ForSelfSwitch } from '../learner/for-self-switch.tsx';
import { PATHS } from '../paths.ts';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { useNotify } from '../ui/focus/notices.ts';
import { Card } from '../ui/layout/card.tsx';
import { Note } from '../ui/layout/note.tsx';
import { Row, Stack } from '../ui/layout/stack.tsx';

/**
 * For a parent or a teacher: a link to their groups, the switch to use the app for themself, and a change of role to
 * learner.
 */
export function PersonCard({ learner }: { learner: Learner }) {
  const { changeLearner } = useSession();
  const notify = useNotify();
  const { submit, isBusy, problem } = useSubmit(
    async () => {
      const params = { learnerId: learner.id };
      const changed = await request('PUT /learners/:learnerId/role', { params, body: { role: 'learner' } });
      changeLearner(learner.id, () => changed);
      notify({ sentence: m['account.profile.person.changed'](), takesFocus: true });
    },
    { onError: useSessionCheck() },
  );
  return (
    <Card isRoomy isWide gap="m" aria-labelledby="person-card">
      <Stack gap="s">
        <h2 id="person-card">{m['account.profile.person.title']({ role: learner.role })}</h2>
        <p>{m['account.profile.groups.sentence']()}</p>
      </Stack>
      <Row>
        <ButtonLink look="line" to={PATHS.groups}>
          {m['account.profile.groups.open']()}
        </ButtonLink>
      </Row>
      <ForSelfSwitch learner={learner} />
      <Stack gap="s" isWide>
        <p>{m['account.profile.person.back']()}</p>
        <Row>
          <Button look="line" isPending={isBusy} onPress={() => submit()}>
            {m['account.profile.person.to_learner']()}
          </Button>
        </Row>
        {problem && <Note tone="danger">{problem}</Note>}
      </Stack>
    </Card>
  );
}
