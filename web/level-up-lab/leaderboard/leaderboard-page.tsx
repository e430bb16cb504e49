import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useState } from 'react';
import type { Leaderboard, LeaderboardRow } from '#contract/people/leaderboard.ts';
import { m } from '#messages';
import { XP } from '#rules/rewards/experience-points.ts';
import type { SampleAvatar as SamplePicture } from '#rules/rewards/leaderboard.ts';
import { POINTS_PER_RUN } from '#rules/rewards/points.ts';
import { isTrying, useIsByPictures, useSession } from '../../api/session.tsx';
import { useLeaderboard } from '../../api/use-leaderboard.ts';
import { LeaderboardConsent } from '../../learner/leaderboard-consent.tsx';
import { OwnAccountCard } from '../../learner/own-account-card.tsx';
import { TryingNote } from '../../learner/trying-note.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { useOpener } from '../../ui/focus/panels.ts';
import { CloudSlashIcon, UserIcon } from '../../ui/icons.ts';
import avatarCss from '../../ui/layout/avatar.module.css';
import { Avatar } from '../../ui/layout/avatar.tsx';
import { Badge, Card, classNames, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import fox from '../../ui/pictures/avatars/fox.svg?url';
import owl from '../../ui/pictures/avatars/owl.svg?url';
import turtle from '../../ui/pictures/avatars/turtle.svg?url';
import { joinWithAnd } from '../../ui/words/number-words.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { LabFrame } from '../lab-frame.tsx';
import css from './places.module.css';

export const meta = pageMeta(m['leaderboard.page_title'], m['leaderboard.page_description']);

export default function LeaderboardPage() {
  if (useIsByPictures())
    return (
      <LabFrame title={m['leaderboard.title']()}>
        <OwnAccountCard place="leaderboard" />
      </LabFrame>
    );
  return <OpenLeaderboard />;
}

function OpenLeaderboard() {
  const { leaderboard, isAway, tryAgain } = useLeaderboard();
  return (
    <LabFrame title={m['leaderboard.title']()} lead={m['leaderboard.lead']({ points: POINTS_PER_RUN, ...XP })}>
      {leaderboard && <LeaderboardParts leaderboard={leaderboard} />}
      {isAway && <ServerAwayNote onTryAgain={tryAgain} />}
      {!leaderboard && !isAway && (
        <div className={layout.loading} role="status">
          <p>{m['leaderboard.loading']()}</p>
        </div>
      )}
    </LabFrame>
  );
}

function LeaderboardParts({ leaderboard }: { leaderboard: Leaderboard }) {
  const { learner } = useSession().session;
  const { you, rows } = leaderboard;
  return (
    <>
      <Places leaderboard={leaderboard} photo={learner?.image ?? null} initial={learner?.name ?? ''} />
      {you && learner ? (
        <Card key={learner.id} isFree aria-label={m['leaderboard.choice.title']()}>
          <LeaderboardConsent />
        </Card>
      ) : isTrying(learner) ? (
        <TryingNote />
      ) : (
        <VisitorCard />
      )}
      <SamplesNote rows={rows} />
    </>
  );
}

function ServerAwayNote({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div className={layout.loading} role="status">
      <Note tone="caution" icon={<CloudSlashIcon />}>
        <p>{m['leaderboard.away']()}</p>
        <div>
          <Button look="line" onPress={onTryAgain}>
            {m['shared.try_again']()}
          </Button>
        </div>
      </Note>
    </div>
  );
}

/** Tells a visitor how to appear on the leaderboard. */
function VisitorCard() {
  return (
    <Card aria-labelledby="visitor-card">
      <h2 id="visitor-card">{m['leaderboard.visitor.title']()}</h2>
      <p className={css.measure}>{m['leaderboard.visitor.lead']()}</p>
      <Row>
        <Button {...useOpener('sign-up')}>{m['leaderboard.visitor.sign_up']()}</Button>
        <Button look="quiet" {...useOpener('log-in')}>
          {m['leaderboard.visitor.log_in']()}
        </Button>
      </Row>
    </Card>
  );
}

/** Says that some rows are samples, if there are any. */
function SamplesNote({ rows }: { rows: readonly LeaderboardRow[] }) {
  const samples = rows.filter(({ isSample }) => isSample).map(({ name }) => name ?? '');
  if (samples.length === 0) return null;
  return <Note>{m['leaderboard.samples']({ names: joinWithAnd(samples), count: samples.length })}</Note>;
}

const SAMPLE_PICTURES: Record<SamplePicture, string> = { fox, owl, turtle };

type OwnFace = {
  /** The learner's photo, shown to themselves only. */
  photo: string | null;
  /** The learner's name; its first letter is the avatar if there is neither a photo nor a nickname. */
  initial: string;
};

/** The top rows; the learner's own row is below them if it is not among them. */
function Places({ leaderboard: { rows, you }, ...face }: OwnFace & { leaderboard: Leaderboard }) {
  const isOwnBelow = you && !rows.some(({ isYou }) => isYou);
  return (
    <Stack>
      <ol className={css.places} aria-label={m['leaderboard.places']()}>
        {rows.map((row) => (
          <PlaceRow key={`${row.place} ${row.name}`} {...row} {...face} />
        ))}
      </ol>
      {isOwnBelow && (
        <>
          <p className={layout.soft} id="your-place">
            {m['leaderboard.your_place']()}
          </p>
          <ol className={css.places} start={you.place} aria-labelledby="your-place">
            <PlaceRow {...you} name={you.nickname} avatar={null} isSample={false} isYou {...face} />
          </ol>
        </>
      )}
    </Stack>
  );
}

type PlaceRowProps = LeaderboardRow & OwnFace;

function PlaceRow({ place, points, name, avatar, isYou, isSample, photo, initial }: PlaceRowProps) {
  return (
    <li className={css.row} data-own={isYou || undefined}>
      <span className={css.place}>
        <ParaglideMessage
          message={m['leaderboard.place']}
          inputs={{ place }}
          markup={{ hidden: ({ children }) => <span className={layout.hidden}>{children}</span> }}
        />
      </span>
      {avatar ? <SampleAvatar picture={avatar} /> : <Avatar name={name ?? initial} photo={isYou ? photo : null} />}
      <span className={css.name}>
        <strong>{isYou ? m['leaderboard.you']() : name}</strong>
        {isYou && <span className={css.soft}>{name ?? m['leaderboard.only_you']()}</span>}
        {!isYou && isSample && <Badge tone="caution">{m['leaderboard.sample']()}</Badge>}
      </span>
      <span className={css.points}>{m['leaderboard.points']({ points })}</span>
    </li>
  );
}

/** Decorative, because the name is beside it. A picture that fails to load is replaced by an icon. */
function SampleAvatar({ picture }: { picture: SamplePicture }) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <span className={classNames(avatarCss.avatar, css.sample)} aria-hidden="true">
      {isBroken ? <UserIcon /> : <img src={SAMPLE_PICTURES[picture]} alt="" onError={() => setIsBroken(true)} />}
    </span>
  );
}
