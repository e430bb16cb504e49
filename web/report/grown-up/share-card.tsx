import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { useSession } from '../../api/session.tsx';
import { ShareLinks } from '../../learner/share-links/share-links.tsx';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Card, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import css from './share.module.css';

/** Ways to show the page for parents and teachers: on this screen, printed, or by a share link. */
export function ShareCard(): ReactNode {
  const { learner } = useSession().session;
  const id = useId();
  return (
    <Card isRoomy gap="m" isWide className={css.card} aria-labelledby={id}>
      <Stack gap="s">
        <h2 id={id}>{m['grown_up.share.title']()}</h2>
        <p>{m['grown_up.share.lead']()}</p>
        <p>{m['grown_up.share.sees']()}</p>
      </Stack>
      <Row>
        <ButtonLink look="line" to={PATHS.grownUp}>
          {m['grown_up.share.open_page']()}
        </ButtonLink>
        {learner && (
          <ButtonLink look="line" to={PATHS.sharing}>
            {m['sharing.title']()}
          </ButtonLink>
        )}
      </Row>
      {learner ? (
        <ShareLinks
          key={learner.id}
          learner={learner}
          shows="report"
          {...(!learner.keepsResults && { instead: <OnlyHere isSignedIn /> })}
        />
      ) : (
        <OnlyHere />
      )}
    </Card>
  );
}

function OnlyHere({ isSignedIn = false }: { isSignedIn?: boolean }) {
  return (
    <Note>
      <p>{m['grown_up.share.only_here']()}</p>
      {isSignedIn && (
        <p>
          <Link className={layout.aloneLink} to={PATHS.settings}>
            {m['report.storage.choose']()}
          </Link>
        </p>
      )}
    </Note>
  );
}
