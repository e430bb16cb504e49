import { useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { shownGroupCode, typedGroupCode } from '#rules/groups/groups.ts';
import type { Pictures } from '#rules/groups/pupils.ts';
import { useSession } from '../../api/session.tsx';
import { rememberSharedComputer } from '../../device/shared-computer.ts';
import { request } from '../../http/request.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useNotify } from '../../ui/focus/notices.ts';
import { ArrowLeftIcon } from '../../ui/icons.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { newPicturesSentence } from './new-pictures-note.ts';
import { PictureStep } from './picture-step.tsx';
import { TextStep } from './text-step.tsx';

const EXAMPLE_CODE = 'CFH-4K7';

type Step = 'code' | 'name' | 'pictures';
type PictureSignInProps = {
  /** The class code from the URL; empty without one. */
  givenCode: string;
  /** Called when the pupil is signed in, before the dashboard opens. */
  onOpening: () => void;
};

/** Picture sign-in in three steps: class code, name, pictures. */
export function PictureSignIn({ givenCode, onOpening }: PictureSignInProps) {
  const [step, setStep] = useState<Step>(givenCode ? 'name' : 'code');
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
  const code = typedGroupCode(typedCode) ?? '';

  const signIn = async (pictures: Pictures) => {
    const { learner } = await request('POST /auth/picture-sign-in', {
      body: { code, name: name.trim(), pictures: [...pictures] },
    });
    onOpening();
    rememberSharedComputer(true);
    setSignedIn(learner);
    const told = await newPicturesSentence(learner.id);
    await navigate(PATHS.dashboard);
    notify({ sentence: joinSentences(m['pupils.sign_in.done'](), told) });
  };

  if (step === 'code')
    return (
      <TextStep
        key="code"
        label={m['pupils.sign_in.code']()}
        hint={m['pupils.sign_in.code_hint']({ code: EXAMPLE_CODE })}
        value={typedCode}
        problemOf={codeProblem}
        onChange={setTypedCode}
        onNext={() => goTo('name')}
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
      of={m['pupils.sign_in.of']({ name: name.trim(), code: shownGroupCode(code) })}
      onSend={signIn}
      onBack={() => goTo('name')}
    />
  );
}

function codeProblem(typed: string): string | undefined {
  if (typedGroupCode(typed) !== null) return undefined;
  return typed.trim() === ''
    ? m['pupils.sign_in.code_missing']()
    : m['pupils.sign_in.code_not_one']({ code: EXAMPLE_CODE });
}
