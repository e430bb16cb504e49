import { type FormEvent, useRef, useState } from 'react';
import { m } from '#messages';
import { isValidNickname, NICKNAME, normalizeNickname } from '#rules/nickname.ts';
import { Button } from '../ui/button.tsx';
import { CheckIcon } from '../ui/icons.ts';
import layout from '../ui/layout.module.css';
import { LIVE_REGION } from '../ui/live-region.ts';
import { Note } from '../ui/note.tsx';
import { Stack } from '../ui/stack.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useNicknameChoice } from './use-nickname-choice.ts';

/** Whether others see the learner, and under which nickname. Off is sent at once; on needs a nickname and Save. */
export function LeaderboardChoice() {
  const form = useRef<HTMLFormElement>(null);
  /** Null while the field shows what was saved. */
  const [typing, setTyping] = useState<string | null>(null);
  /** The text of the field when it was last turned off. */
  const [typedBefore, setTypedBefore] = useState('');
  const [fault, setFault] = useState<string>();

  const refuse = (sentence: string) => {
    setFault(sentence);
    form.current?.querySelector('input')?.focus();
  };
  const { choose, nickname, pending, message, isInDoubt, mayBeShown, forgetMessage } = useNicknameChoice({
    onSaved: (saved) => setTyping((now) => (now !== null && normalizeNickname(now) === saved ? null : now)),
    onFieldFault: refuse,
  });
  const chosen = pending ? pending.nickname : nickname;
  const typed = typing ?? chosen ?? '';
  const isOn = typing !== null || chosen !== null;
  const isBusy = pending !== null && pending.nickname !== null;

  const type = (value: string) => {
    setTyping(value);
    setFault(undefined);
  };
  const turn = (isWanted: boolean) => {
    setFault(undefined);
    forgetMessage();
    if (!isWanted) setTypedBefore(typed);
    setTyping(isWanted ? typedBefore : null);
    if (!isWanted && mayBeShown()) choose(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    forgetMessage();
    const wanted = normalizeNickname(typed);
    if (isValidNickname(wanted)) choose(wanted);
    else
      refuse(
        wanted === ''
          ? m['leaderboard.choice.nickname_missing']()
          : m['leaderboard.choice.nickname_not_usable'](NICKNAME),
      );
  };
  return (
    <Stack isWide>
      <Switch
        label={m['leaderboard.choice.show']()}
        hint={m['leaderboard.choice.show_hint']()}
        isSelected={isOn}
        onChange={turn}
      />
      {isOn && (
        <Stack ref={form} as="form" onSubmit={submit} noValidate>
          <TextField
            label={m['leaderboard.choice.nickname']()}
            hint={m['leaderboard.choice.nickname_hint']()}
            value={typed}
            error={fault}
            onChange={type}
            autoComplete="off"
            isRequired
          />
          <Button type="submit" isPending={isBusy}>
            {m['leaderboard.choice.save']()}
          </Button>
          {nickname === null && !isBusy && !isInDoubt && (
            <p className={layout.soft}>{m['leaderboard.choice.shown_once_saved']()}</p>
          )}
        </Stack>
      )}
      {message && (
        <Note tone={message.tone} icon={message.tone === 'danger' ? undefined : <CheckIcon />}>
          {message.sentence}
        </Note>
      )}
      <p className={layout.hidden} {...LIVE_REGION}>
        {message?.tone === 'positive' && message.sentence}
      </p>
    </Stack>
  );
}
