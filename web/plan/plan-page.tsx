import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import type { PlanSources } from '#rules/plan/offered-ticks.ts';
import { isEmptyPlan, isTimeToLookBack, type Plan, withoutOwnWords } from '#rules/plan/plan.ts';
import { strengthsOf } from '#rules/screening/report/strengths.ts';
import { readActivity } from '../api/activity.ts';
import { attemptsQuery } from '../api/screening-attempts.ts';
import { isTrying, useSession } from '../api/session.tsx';
import { changeOwnPlan, confirmOwnPlan, useOwnPlan } from '../device/own-plan.ts';
import { useTriedSteps } from '../device/tried-steps.ts';
import { firstName } from '../learner/first-name.ts';
import { GROUP_OPENED, MEMBER, PATHS, PLAN_LINK } from '../paths.ts';
import { ListenButton } from '../read-aloud/listen-button.tsx';
import { Button, ButtonLink } from '../ui/controls/button.tsx';
import { focus } from '../ui/focus/focus.ts';
import { usePrintTitle } from '../ui/focus/use-print-title.ts';
import { CheckIcon, DownloadSimpleIcon, PencilSimpleIcon, PrinterIcon } from '../ui/icons.ts';
import { BackLink, Card, classNames, LoadingPage, Note, Page, Row } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import { useSettings } from '../ui/settings/device-settings.ts';
import { calendarDayWords, dayWords } from '../ui/words/dates.ts';
import { LIVE_REGION } from '../ui/words/live-region.ts';
import { pageMeta } from '../ui/words/page-meta.ts';
import { KeptCard } from './kept-card.tsx';
import { MemberPlan } from './member-plan.tsx';
import { NoteRemoval } from './note-removal.tsx';
import css from './plan.module.css';
import { PlanByLink } from './plan-by-link.tsx';
import { PlanEditor } from './plan-editor.tsx';
import { savePlanFile } from './plan-file.ts';
import { PlanSheet } from './plan-sheet.tsx';
import { planTitle, printName } from './plan-words.ts';
import { SharePlanCard } from './share-plan-card.tsx';
import { useAccountPlan } from './use-account-plan.ts';
import { VersionsCard } from './versions-card.tsx';

export const meta = pageMeta(m['plan.page_title'], m['plan.page_description']);

/** "My plan" of the learner or of the visitor of this device; that of a member of a group, for its leaders; or that of a link. */
export default function PlanPage() {
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const { learner, status } = useSession().session;
  const [groupId, memberId] = [query.get(GROUP_OPENED), query.get(MEMBER)];
  if (status === 'loading') return <LoadingPage title={m['plan.title']()} lead={m['plan.lead']()} />;
  if (hash.startsWith(PLAN_LINK)) return <PlanByLink fragment={hash} />;
  if (groupId && memberId)
    return <MemberPlan key={memberId} learnerId={learner?.id ?? null} groupId={groupId} memberId={memberId} />;
  return learner && isTrying(learner) ? <TryingPlan /> : <OwnPlanPage key={learner?.id ?? ''} learner={learner} />;
}

/** For a parent or a teacher who does not use the app for themself. */
function TryingPlan() {
  return (
    <Page isFree isTall width="narrow">
      <div className={layout.pageHead}>
        <h1>{m['plan.title']()}</h1>
        <p className={layout.lead}>{m['plan.trying']()}</p>
      </div>
      <Row>
        <ButtonLink to={PATHS.groups}>{m['account.profile.groups.open']()}</ButtonLink>
      </Row>
    </Page>
  );
}

function OwnPlanPage({ learner }: { learner: Learner | null }) {
  const [now] = useState(() => new Date());
  const owner = learner?.id ?? null;
  const isByPictures = learner?.isByPictures ?? false;
  const own = useOwnPlan(owner);
  const account = useAccountPlan(learner);
  const sources = useSources(owner, isByPictures);
  /** Undefined until the learner chose; then an empty plan opens for ticking. */
  const [isEditing, setIsEditing] = useState<boolean>();
  /** How often the page was replaced by a press, after which its title takes the focus. */
  const [turns, setTurns] = useState(0);
  const [day, setDay] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const plan = isByPictures ? withoutOwnWords(own.plan) : own.plan;
  const isOpen = isEditing ?? isEmptyPlan(plan);
  const version = account.kept?.versions.find((each) => each.day === day);
  const turn = (toEditing: boolean, toDay: string | null = null) => {
    setIsEditing(toEditing);
    setDay(toDay);
    setTurns(turns + 1);
  };
  const change = (changed: Plan) => {
    setIsEditing(true);
    // A session by pictures shows no own sentences, and deletes none.
    setIsRefused(!changeOwnPlan(owner, isByPictures ? withOwnWordsOf(changed, own.plan) : changed, new Date()));
    account.sendChange();
  };
  const notes = account.kept?.notes ?? [];
  const shown = version?.plan ?? plan;
  const changedAt = version?.changedAt ?? own.changedAt;
  const name = firstName(learner?.name ?? '');
  usePrintTitle(printName(name, now));
  return (
    <Page isFree isTall width="narrow" className={css.page}>
      <div className={classNames(layout.pageHead, css.head)}>
        <BackLink to={PATHS.levelUpLab} label={m['lab.title']()} />
        <h1 key={turns} ref={turns > 0 ? focus : null} tabIndex={-1}>
          <span className={layout.screenOnly}>{m['plan.title']()}</span>
          <span className={css.printOnly} aria-hidden="true">
            {planTitle(name)}
          </span>
        </h1>
        <p className={classNames(layout.lead, layout.screenOnly)}>
          {isOpen ? m['plan.edit.lead']() : m['plan.lead']()}
        </p>
        <div className={layout.screenOnly}>
          <ListenButton />
        </div>
      </div>
      {isRefused && <Note tone="danger">{m['plan.not_kept_here']()}</Note>}
      {account.isAway && own.isInAccount && <Note tone="caution">{m['plan.kept.away']()}</Note>}
      {isByPictures && (
        <div className={layout.screenOnly}>
          <Note>{m['plan.pictures.note']()}</Note>
        </div>
      )}
      {isOpen ? (
        <>
          <PlanEditor plan={plan} sources={sources} hasOwnWords={!isByPictures} onChange={change} />
          <Row>
            <Button size="l" onPress={() => turn(false)}>
              <CheckIcon />
              {m['plan.edit.done']()}
            </Button>
          </Row>
        </>
      ) : (
        <>
          {version ? (
            <div className={layout.screenOnly}>
              <Note>
                <p>{m['plan.versions.shown']({ day: calendarDayWords(version.day, now) })}</p>
                <Button look="line" onPress={() => turn(false)}>
                  {m['plan.versions.back']()}
                </Button>
              </Note>
            </div>
          ) : (
            <LookBack
              changedAt={isEmptyPlan(plan) ? null : own.changedAt}
              now={now}
              onFits={() => {
                confirmOwnPlan(owner, now);
                // The pressed button was removed.
                turn(false);
              }}
            />
          )}
          <PlanSheet
            plan={shown}
            notes={notes}
            changedAt={changedAt}
            now={now}
            {...(learner && {
              actions: (note) => <NoteRemoval note={note} remove={() => account.removeNote(learner.id, note.noteId)} />,
            })}
          />
          <SheetActions
            onChange={version ? null : () => turn(true)}
            save={() =>
              savePlanFile({ plan: shown, title: m['plan.title'](), notes, changedAt: new Date(changedAt ?? now) }, now)
            }
          />
          <KeptCard learner={learner} own={own} account={account} onRemoved={() => turn(true)} />
          {learner && own.isInAccount && !isByPictures && <SharePlanCard learner={learner} />}
          {account.kept && account.kept.versions.length > 1 && (
            <VersionsCard
              days={account.kept.versions.slice(1).map((each) => each.day)}
              now={now}
              onOpen={(of) => turn(false, of)}
            />
          )}
        </>
      )}
    </Page>
  );
}

/** What the suggestions are drawn from: results and games in the account and on this device, settings and steps. */
function useSources(owner: string | null, isByPictures: boolean): PlanSources {
  const settings = useSettings();
  const tried = useTriedSteps(owner);
  const { data: attempts } = useQuery({ ...attemptsQuery(owner), enabled: !isByPictures });
  const { data: activity } = useQuery({ queryKey: ['plan-activity', owner], queryFn: () => readActivity(owner) });
  return { settings, tried, strengths: attempts ? strengthsOf(attempts) : [], finished: activity?.counts ?? {} };
}

/** Says gently that the plan is some months old. */
function LookBack({ changedAt, now, onFits }: { changedAt: string | null; now: Date; onFits: () => void }) {
  if (changedAt === null || !isTimeToLookBack(Date.parse(changedAt), now.getTime())) return null;
  return (
    <Card isRoomy isSoft className={layout.screenOnly} aria-labelledby="look-back">
      <h2 id="look-back" className={layout.extraLarge}>
        {m['plan.look_back.title']()}
      </h2>
      <p>{m['plan.look_back.lead']({ day: dayWords(changedAt, now) })}</p>
      <Row>
        <Button look="line" onPress={onFits}>
          {m['plan.look_back.same']()}
        </Button>
      </Row>
    </Card>
  );
}

type SheetActionsProps = {
  /** Null for a plan of an earlier day. */
  onChange: (() => void) | null;
  save: () => string;
};

function SheetActions({ onChange, save }: SheetActionsProps) {
  const [saved, setSaved] = useState('');
  return (
    <Row className={layout.screenOnly}>
      <Button size="l" onPress={() => print()}>
        <PrinterIcon />
        {m['plan.print']()}
      </Button>
      {onChange && (
        <Button size="l" look="line" onPress={onChange}>
          <PencilSimpleIcon />
          {m['plan.change']()}
        </Button>
      )}
      <Button size="l" look="line" onPress={() => setSaved(m['plan.saved']({ name: save() }))}>
        <DownloadSimpleIcon />
        {m['plan.save_text']()}
      </Button>
      <p className={layout.soft} {...LIVE_REGION}>
        {saved}
      </p>
    </Row>
  );
}

/** The ticks of one plan with the own sentences of another. */
function withOwnWordsOf(ticked: Plan, written: Plan): Plan {
  return {
    liked: { ...ticked.liked, own: written.liked.own },
    matters: { ...ticked.matters, own: written.matters.own },
    helps: { ...ticked.helps, own: written.helps.own },
  };
}
