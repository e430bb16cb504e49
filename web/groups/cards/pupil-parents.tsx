import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LinkedParent } from '#contract/groups/parents.ts';
import { m } from '#messages';
import { useSession } from '../../api/session.tsx';
import { request } from '../../http/request.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useNotify } from '../../ui/focus/notices.ts';
import { Dialog } from '../../ui/layout/dialog.tsx';
import { classNames, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { dayWords } from '../../ui/words/dates.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { leaderLabel } from '../group-words.ts';
import css from '../groups.module.css';

const PARENTS = 'GET /learners/:learnerId/groups/:groupId/members/:memberId/parents';
const REPORT = 'PUT /learners/:learnerId/groups/:groupId/members/:memberId/parents/:parentId/report';

type PupilParentsProps = { groupId: string; pupil: { memberId: string; name: string } };
type Member = { learnerId: string; groupId: string; memberId: string };

/** A button and its dialog, with which a leader of the class sees the linked parents of a pupil, and reports a wrong one. */
export function PupilParents({ groupId, pupil: { memberId, name } }: PupilParentsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { learner } = useSession().session;
  return (
    <>
      <Button look="quiet" aria-label={m['pupils.parents.open_of']({ name })} onPress={() => setIsOpen(true)}>
        {m['pupils.parents.open']()}
      </Button>
      {isOpen && (
        <ParentsDialog
          member={{ learnerId: learner?.id ?? '', groupId, memberId }}
          name={name}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

function parentsQuery(params: Member) {
  return queryOptions({
    queryKey: ['parents', params],
    queryFn: () => request(PARENTS, { params }),
    gcTime: 0,
  });
}

function ParentsDialog({ member, name, onClose }: { member: Member; name: string; onClose: () => void }) {
  const [asked, setAsked] = useState<LinkedParent | null>(null);
  const queries = useQueryClient();
  const { data, isError } = useQuery(parentsQuery(member));
  const notify = useNotify();
  if (asked) {
    const parent = leaderLabel(asked.name);
    const report = async () => {
      const answer = await request(REPORT, { params: { ...member, parentId: asked.parentId } });
      queries.setQueryData(parentsQuery(member).queryKey, answer);
      onClose();
      notify({ sentence: m['pupils.parents.reported']({ parent }), takesFocus: true });
    };
    return (
      <ConfirmDialog
        title={m['pupils.parents.report_title']({ parent, name })}
        sentence={m['pupils.parents.report_sentence']({ parent, name })}
        confirm={m['pupils.parents.report_confirm']()}
        onConfirm={report}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      title={m['pupils.parents.title']({ name })}
      sentence={m['pupils.parents.sentence']()}
      isOpen
      onOpenChange={onClose}
    >
      {isError && !data && <Note tone="danger">{m['pupils.parents.away']()}</Note>}
      {data?.parents.length === 0 && <p>{m['pupils.parents.none']()}</p>}
      {data && data.parents.length > 0 && (
        <ul aria-label={m['pupils.parents.title']({ name })}>
          {data.parents.map((parent) => (
            <Parent key={parent.parentId} parent={parent} onReport={() => setAsked(parent)} />
          ))}
        </ul>
      )}
      <Row className={layout.rowQuiet}>
        <Button look="quiet" onPress={onClose}>
          {m['shared.close']()}
        </Button>
      </Row>
    </Dialog>
  );
}

function Parent({ parent, onReport }: { parent: LinkedParent; onReport: () => void }) {
  const [now] = useState(() => new Date());
  const name = leaderLabel(parent.name);
  return (
    <Stack as="li" className={css.leader} gap="s" isWide>
      <p className={classNames(layout.strong, css.name)}>{name}</p>
      <p className={layout.soft}>
        {m['pupils.parents.state']({ state: parent.state, day: dayWords(parent.since, now) })}
      </p>
      {parent.state === 'linked' && (
        <Row className={layout.rowQuiet}>
          <Button look="line" aria-label={m['pupils.parents.report_of']({ parent: name })} onPress={onReport}>
            {m['pupils.parents.report']()}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
