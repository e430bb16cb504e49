import { type FormEvent, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { CheckIcon } from '../ui/icons.ts';
import layout from '../ui/layout.module.css';
import { Note } from '../ui/note.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useLeaderboardChoice } from './use-leaderboard-choice.ts';

/** Whether others see the learner, and under which nickname. It stands in a card of the page. */
export function LeaderboardChoice() {
  const form = useRef<HTMLFormElement>(null);
  const toField = () => form.current?.querySelector('input')?.focus();
  const choice = useLeaderboardChoice(toField);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choice.save();
  };
  const { message } = choice;
  return (
    <div className={classNames(layout.stack, layout.stackWide)}>
      <Switch
        label="Show me on the leaderboard"
        hint="Off: only you see your place. On: others see your nickname and points."
        isSelected={choice.isOn}
        onChange={choice.turn}
      />
      {choice.isOn && (
        <form ref={form} className={layout.stack} onSubmit={submit} noValidate>
          <TextField
            label="Nickname"
            hint="Make one up. Do not use your real name."
            value={choice.typed}
            error={choice.fault}
            onChange={choice.type}
            autoComplete="off"
            isRequired
          />
          <Button type="submit" isPending={choice.isBusy}>
            Save
          </Button>
          {choice.isHidden && <p className={layout.soft}>You are shown once you choose Save.</p>}
        </form>
      )}
      {message && (
        <Note tone={message.tone} icon={message.tone === 'danger' ? undefined : <CheckIcon />}>
          {message.sentence}
        </Note>
      )}
      <p className={layout.hidden} role="status">
        {message?.tone === 'positive' && message.sentence}
      </p>
    </div>
  );
}
