import { useState } from 'react';
import type { Roll } from '#contract/groups/school-year.ts';
import { m } from '#messages';
import { useSubmit } from '../../http/use-submit.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useNotify } from '../../ui/focus/notices.ts';
import { Card, classNames, Note } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import rows from '../../ui/rows.module.css';
import { calendarDayWords } from '../../ui/words/dates.ts';
import { leaderLabel } from '../group-words.ts';
import css from '../groups.module.css';
import { useGroupChanges } from '../groups-query.ts';
import { useMembersChanged, useRoll } from './roll-query.ts';

/** The pupils of a class who left or were removed, each with a button to put them back; nothing without such pupils. */
export function FormerPupils({ learnerId, groupId }: { learnerId: string; groupId: string }) {
  const { roll } = useRoll(learnerId, groupId);
  if (!roll || roll.former.length === 0) return null;
  return (
    <Card isRoomy isWide aria-labelledby="former-pupils">
      <h2 id="former-pupils">{m['school_year.former.title']()}</h2>
      <p>{m['school_year.former.lead']()}</p>
      <ul className={rows.rows}>
        {roll.former.map((pupil) => (
          <FormerPupil key={pupil.memberId} learnerId={learnerId} groupId={groupId} pupil={pupil} />
        ))}
      </ul>
    </Card>
  );
}

type FormerPupilProps = { learnerId: string; groupId: string; pupil: Roll['former'][number] };

function FormerPupil({ learnerId, groupId, pupil: { memberId, name: own, endsOn } }: FormerPupilProps) {
  const [now] = useState(() => new Date());
  const { putBack } = useGroupChanges(learnerId);
  const membersChanged = useMembersChanged(learnerId);
  const notify = useNotify();
  const name = leaderLabel(own);
  const { submit, isBusy, problem } = useSubmit(async () => {
    await putBack({ groupId }, memberId);
    notify({ sentence: m['school_year.former.done']({ name }), takesFocus: true });
    await membersChanged();
  });
  return (
    <li className={rows.row}>
      <div className={classNames(rows.texts, rows.grows)}>
        <p className={classNames(rows.name, css.name)}>{name}</p>
        <p className={classNames(layout.soft, layout.small)}>
          {endsOn
            ? m['school_year.former.ends']({ day: calendarDayWords(endsOn, now) })
            : m['school_year.former.stays']()}
        </p>
        {problem && <Note tone="danger">{problem}</Note>}
      </div>
      <Button
        look="line"
        aria-label={m['school_year.former.put_back_of']({ name })}
        isPending={isBusy}
        onPress={() => submit()}
      >
        {m['school_year.former.put_back']()}
      </Button>
    </li>
  );
}
