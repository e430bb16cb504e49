import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Added } from '#contract/people/take-back.ts';
import { m } from '#messages';
import { useSession } from '../../api/session.tsx';
import { isRequestProblem, request, sentenceOf } from '../../http/request.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { isSocialProvider, providerName } from '../../learner/sign-in-again/sign-in-window.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { dayWords } from '../../ui/words/dates.ts';
import { joinSentences } from '../../ui/words/join-sentences.ts';
import { pageMeta } from '../../ui/words/page-meta.ts';
import { isAboutNewPassword, NewPasswordField, newPasswordProblem } from '../credentials.tsx';
import { AskForReset } from './ask-for-mail.tsx';
import { LinkForm, LinkProblem, type LinkProblemProps, MailLinkPage } from './mail-link-page.tsx';

export const meta = pageMeta(m['sign_in.take_back.page_title'], m['sign_in.take_back.page_description']);

/** The learner takes back an account that somebody else has used. */
export default function TakeBackPage() {
  return <MailLinkPage title={m['sign_in.take_back.title']()} Form={TakeBack} NoToken={AskForTakeBack} />;
}

/** Shows first what was added of late. */
function TakeBack({ token }: { token: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['take-back', token],
    queryFn: () => request('POST /auth/take-back-previews', { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isRequestProblem(error, 'link-not-usable')) return <AskForTakeBack sentence={error.message} takesFocus />;
  if (data) return <TakeBackForm token={token} added={data.added} />;
  if (!error) return <p role="status">{m['shared.one_moment']()}</p>;
  return (
    <>
      <Note tone="danger">{sentenceOf(error)}</Note>
      <Row>
        <Button onPress={() => void refetch()}>{m['shared.try_again']()}</Button>
      </Row>
    </>
  );
}

/** A new password, and what goes with it: everything that was added, but what the learner unticks. */
function TakeBackForm({ token, added }: { token: string; added: readonly Added[] }) {
  const { session, refresh, logOut } = useSession();
  const [password, setPassword] = useState('');
  const [keeps, setKeeps] = useState<readonly string[]>([]);
  const [isDone, setIsDone] = useState(false);
  const [notUsable, setNotUsable] = useState<string | null>(null);
  const takeBack = async () => {
    try {
      await request('POST /auth/take-back', { body: { token, password, keeps: [...keeps] } });
    } catch (error) {
      if (!isRequestProblem(error, 'link-not-usable')) throw error;
      return setNotUsable(error.message);
    }
    // The session of this browser may have ended; the other tabs have to be informed.
    if (session.learner && !(await refresh()).learner) await logOut().catch(() => undefined);
    setIsDone(true);
  };
  const { problems, forgetProblem, ...submission } = useSubmit(takeBack, {
    check: () => ({ newPassword: newPasswordProblem(password) }),
    fieldOf: (error) => (isAboutNewPassword(error) ? 'newPassword' : null),
  });
  const type = (typed: string) => {
    setPassword(typed);
    forgetProblem('newPassword');
  };
  const mark = (id: string) => (goes: boolean) =>
    setKeeps((now) => (goes ? now.filter((kept) => kept !== id) : [...now, id]));
  if (notUsable) return <AskForTakeBack sentence={notUsable} takesFocus />;
  return (
    <LinkForm
      submission={submission}
      button={m['sign_in.take_back.press']()}
      done={isDone ? m['sign_in.take_back.done']() : null}
    >
      <Stack gap="s" isWide>
        <p>{m['sign_in.take_back.lead']()}</p>
        <p>{m['sign_in.take_back.signs_out']()}</p>
      </Stack>
      <NewPasswordField value={password} error={problems.newPassword} onChange={type} />
      {added.length > 0 && (
        <Stack gap="s" isWide role="group" aria-labelledby="added">
          <h2 id="added">{m['sign_in.take_back.added']()}</h2>
          <p>{m['sign_in.take_back.added_lead']()}</p>
          {added.map((each) => (
            <Checkbox
              key={each.id}
              label={wordsOf(each)}
              isSelected={!keeps.includes(each.id)}
              onChange={mark(each.id)}
            />
          ))}
        </Stack>
      )}
      <p>{added.length > 0 ? m['sign_in.take_back.stays']() : m['sign_in.take_back.nothing_added']()}</p>
    </LinkForm>
  );
}

/** What was added, when and on which device. */
function wordsOf({ kind, name, addedAt, device }: Added): string {
  const shown = isSocialProvider(name) && kind === 'provider' ? providerName(name) : name;
  const day = dayWords(addedAt, new Date());
  const when = device ? m['sign_in.take_back.added_with']({ day, device }) : m['sign_in.take_back.added_on']({ day });
  return joinSentences(m['sign_in.take_back.what']({ kind, name: shown }), when);
}

/** Says how to get a usable link. */
function AskForTakeBack({ takesFocus = false, sentence }: Partial<LinkProblemProps>) {
  const email = useSession().session.learner?.email ?? '';
  return (
    <>
      {takesFocus && sentence && <LinkProblem sentence={sentence} takesFocus />}
      <p>{m['sign_in.take_back.ask']()}</p>
      <AskForReset email={email} label={m['sign_in.forgot_password.send']()} />
    </>
  );
}
