import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { useSession } from '../../api/session.tsx';
import { PATHS } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { useNotify } from '../../ui/focus/notices.ts';
import { Card } from '../../ui/layout/card.tsx';
import { LoadingPage, Page, PageHead } from '../../ui/layout/page.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { UnlessCookiesBlocked } from '../unless-cookies-blocked.tsx';
import { PictureSignIn } from './picture-sign-in.tsx';
import css from './pictures.module.css';
import { codeOfFragment } from './shown-code.ts';

export const meta = pageMeta(m['pupils.sign_in.page_title'], m['pupils.sign_in.page_description']);

/** Picture sign-in with a class code, a name and three pictures. The URL may contain the code. */
export default function PicturesPage() {
  const { hash } = useLocation();
  const { learner, status } = useSession().session;
  const [isOpening, setIsOpening] = useState(false);
  if (status === 'loading') return <LoadingPage title={m['pupils.sign_in.title']()} />;
  return (
    <Page width="narrow" isFree isTall className={css.page}>
      <PageHead title={m['pupils.sign_in.title']()} className={css.head} />
      {learner && !isOpening ? (
        <SignedInCard learner={learner} />
      ) : (
        <UnlessCookiesBlocked>
          <PictureSignIn key={hash} givenCode={codeOfFragment(hash)} onOpening={() => setIsOpening(true)} />
        </UnlessCookiesBlocked>
      )}
    </Page>
  );
}

/** Shown if another pupil is still signed in, as on a school computer. */
function SignedInCard({ learner: { name } }: { learner: Learner }) {
  const { logOut } = useSession();
  const notify = useNotify();
  const signOut = () => logOut().catch(() => void notify({ sentence: m['app.log_out_failed']() }));
  return (
    <Card isRoomy gap="m" isWide aria-labelledby="signed-in">
      <h2 id="signed-in" ref={focus} tabIndex={-1}>
        {name ? m['pupils.sign_in.signed_in']({ name }) : m['pupils.sign_in.signed_in_unnamed']()}
      </h2>
      <p>{m['pupils.sign_in.is_it_you']()}</p>
      <Row>
        <ButtonLink to={PATHS.dashboard}>{m['pupils.sign_in.go_on']()}</ButtonLink>
        <Button look="line" onPress={() => void signOut()}>
          {m['pupils.sign_in.sign_out']()}
        </Button>
      </Row>
    </Card>
  );
}
