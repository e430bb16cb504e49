import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Learner } from '#contract/people/learner.ts';
import { m } from '#messages';
import { shownGroupCode, typedGroupCode } from '#rules/groups/groups.ts';
import { typedCardCode } from '#rules/groups/pupil-cards.ts';
import type { Pictures } from '#rules/groups/pupils.ts';
import { useSession } from '../../api/session.tsx';
import { rememberSharedComputer } from '../../device/shared-computer.ts';
import { stored } from '../../device/stored.ts';
import { request } from '../../http/request.ts';
import { PATHS } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { focus } from '../../ui/focus/focus.ts';
import { useNotify } from '../../ui/focus/notices.ts';
import { ArrowLeftIcon } from '../../ui/icons.ts';
import { Card, LoadingPage, Page, PageHead, Row } from '../../ui/layout/layout.tsx';
import { loadWordPictures } from '../../ui/pictures/word-picture.tsx';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { UnlessCookiesBlocked } from '../unless-cookies-blocked.tsx';
import { PictureStep } from './picture-step.tsx';
import css from './pictures.module.css';
import { rememberPicturesUsed } from './pictures-link.tsx';
import { cardOfFragment, codeOfFragment } from './shown-code.ts';
import { TextStep } from './text-step.tsx';

loadWordPictures();

export const meta = pageMeta(m['pupils.sign_in.page_title'], m['pupils.sign_in.page_description']);

/** Picture sign-in. The URL may contain the secret of a card, so that only the pictures are pressed, or the code of a class. */
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
          <PictureSignIn
            key={hash}
            givenCode={codeOfFragment(hash)}
            givenCard={cardOfFragment(hash)}
            onOpening={() => setIsOpening(true)}
          />
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

const EXAMPLES = { card: 'CFHK-4K7D', code: 'CFH-4K7' };

type Step = 'code' | 'name' | 'pictures';
type PictureSignInProps = {
  /** The class code from the URL; empty without one. */
  givenCode: string;
  /** The secret of a card from the URL; null without one. */
  givenCard: string | null;
  /** Called when the pupil is signed in, before the dashboard opens. */
  onOpening: () => void;
};

/**
 * Picture sign-in in at most three steps: the code of a card or a class, with that of a class the name, and the pictures. No name is
 * shown before the pictures are right, so that a card that was found or photographed does not tell whose it is.
 */
function PictureSignIn({ givenCode, givenCard, onOpening }: PictureSignInProps) {
  const [card, setCard] = useState(givenCard);
  const [step, setStep] = useState<Step>(givenCard ? 'pictures' : givenCode ? 'name' : 'code');
  const [typedCode, setTypedCode] = useState(givenCode);
  const [name, setName] = useState('');
  const [hasMoved, setHasMoved] = useState(false);
  const goTo = (next: Step) => {
    setHasMoved(true);
    setStep(next);
  };
  const { setSignedIn } = useSession();
  const notify = useNotify();
  const navigate = useNavigate();
  const cardCode = typedCardCode(typedCode);
  const code = typedGroupCode(typedCode) ?? '';
  const who = card ? { card } : cardCode ? { code: cardCode } : { code, name: name.trim() };

  const signIn = async (pictures: Pictures) => {
    const { learner } = await request('POST /auth/picture-sign-in', { body: { ...who, pictures: [...pictures] } });
    onOpening();
    rememberSharedComputer(true);
    rememberPicturesUsed();
    setSignedIn(learner);
    const told = await newPicturesSentence(learner.id);
    // The address with the secret of the card does not stay in the history of the tab.
    await navigate(PATHS.dashboard, { replace: true });
    notify({ sentence: joinSentences(m['pupils.sign_in.done'](), told) });
  };

  if (step === 'code')
    return (
      <TextStep
        key="code"
        label={m['pupils.sign_in.code']()}
        hint={m['pupils.sign_in.code_hint'](EXAMPLES)}
        value={typedCode}
        problemOf={codeProblem}
        onChange={setTypedCode}
        onNext={() => goTo(cardCode ? 'pictures' : 'name')}
        takesFocus={hasMoved}
        isCode
        below={m['pupils.sign_in.no_card']()}
      />
    );
  if (step === 'name')
    return (
      <TextStep
        key="name"
        label={m['pupils.sign_in.name']()}
        hint={m['pupils.sign_in.name_hint']()}
        value={name}
        problemOf={(typed) => (typed.trim() === '' ? m['pupils.sign_in.name_missing']() : undefined)}
        onChange={setName}
        onNext={() => goTo('pictures')}
        takesFocus={hasMoved}
      >
        <Button look="quiet" onPress={() => goTo('code')}>
          <ArrowLeftIcon />
          {m['pupils.sign_in.change_code']()}
        </Button>
      </TextStep>
    );
  return (
    <PictureStep
      of={
        card
          ? m['pupils.sign_in.of_card']()
          : cardCode
            ? m['pupils.sign_in.of_card_code']({ code: shownGroupCode(cardCode) })
            : m['pupils.sign_in.of']({ name: name.trim(), code: shownGroupCode(code) })
      }
      wrong={card ? m['pupils.sign_in.wrong_card']() : m['pupils.sign_in.wrong']()}
      back={card ? m['pupils.sign_in.type_code']() : m['pupils.sign_in.change']()}
      onSend={signIn}
      onBack={() => {
        setCard(null);
        goTo(card || cardCode ? 'code' : 'name');
      }}
    />
  );
}

function codeProblem(typed: string): string | undefined {
  if (typedGroupCode(typed) !== null || typedCardCode(typed) !== null) return undefined;
  return typed.trim() === '' ? m['pupils.sign_in.code_missing']() : m['pupils.sign_in.code_not_one'](EXAMPLES);
}

/** For each learner on this device: the newest change of their pictures that they were told of. */
const told = stored<Record<string, string | undefined>>('told-pictures');

/** Notifies a learner once per device that a teacher changed their sign-in pictures; empty if there was no change. */
async function newPicturesSentence(learnerId: string): Promise<string> {
  const memberships = await request('GET /learners/:learnerId/memberships', { params: { learnerId } }).catch(
    () => null,
  );
  const newest = memberships?.pictureChanges[0];
  const toldBefore = told.read((kept) => kept) ?? {};
  if (!newest || toldBefore[learnerId] === newest.changedAt) return '';
  told.write({ ...toldBefore, [learnerId]: newest.changedAt });
  return m['pupils.told.note']({ name: newest.leaderName || m['sharing.a_grown_up_first']() });
}
