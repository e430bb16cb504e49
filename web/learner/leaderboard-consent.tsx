import { type FormEvent, useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { offeredNicknames } from '#rules/people/nickname.ts';
import { Button } from '../ui/controls/button.tsx';
import { ChoiceGroup } from '../ui/controls/choice-group.tsx';
import { Switch } from '../ui/controls/switch.tsx';
import { ArrowClockwiseIcon, CheckIcon } from '../ui/icons.ts';
import { Note, Row, Stack } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import { Announced } from '../ui/words/announced.tsx';
import { LIVE_REGION } from '../ui/words/live-region.ts';
import { useNicknameChoice } from './use-nickname-choice.ts';

/**
 * Whether others see the learner on the leaderboard, and under which of the offered nicknames. Switching off is sent
 * at once; switching on needs a nickname and Save.
 */
export function LeaderboardConsent() {
  const form = useRef<HTMLFormElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  /** Null while the selection equals the saved value. */
  const [picked, setPicked] = useState<string | null>(null);
  const [offered, setOffered] = useState<readonly string[]>([]);
  const [wasChanged, setWasChanged] = useState(false);
  const [problem, setProblem] = useState<{ sentence: string } | null>(null);

  const offerOthers = () => setOffered(offeredNicknames(Math.random));
  // In an effect, because the new nicknames are rendered by then.
  useEffect(() => {
    if (problem) form.current?.querySelector('input')?.focus();
  }, [problem]);
  const { choose, nickname, formerNickname, pending, message, isInDoubt, mayBeShown, forgetMessage } =
    useNicknameChoice({
      onSaved: () => {
        setPicked(null);
        setIsWanted(false);
      },
      onFieldProblem: (sentence) => {
        // A nickname that another learner has taken is no longer offered.
        setPicked(null);
        offerOthers();
        setProblem({ sentence });
      },
    });
  const chosen = picked ?? (pending ? pending.nickname : nickname);
  const isOn = isWanted || chosen !== null;
  const isBusy = pending !== null && pending.nickname !== null;

  const turn = (isTurnedOn: boolean) => {
    setProblem(null);
    forgetMessage();
    setPicked(null);
    setIsWanted(isTurnedOn);
    if (isTurnedOn) offerOthers();
    else if (mayBeShown()) choose(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    forgetMessage();
    if (chosen === null) setProblem({ sentence: m['leaderboard.choice.nickname_missing']() });
    else choose(chosen);
  };
  const names = chosen === null || offered.includes(chosen) ? offered : [chosen, ...offered];
  return (
    <Stack isWide>
      {formerNickname !== null && !isOn && (
        <Note>
          <p>{m['leaderboard.choice.former']({ nickname: formerNickname })}</p>
        </Note>
      )}
      <Switch
        label={m['leaderboard.choice.show']()}
        hint={m['leaderboard.choice.show_hint']()}
        isSelected={isOn}
        onChange={turn}
      />
      {isOn && (
        <Stack ref={form} as="form" onSubmit={submit} noValidate>
          <p className={layout.soft}>{m['leaderboard.choice.nickname_hint']()}</p>
          <ChoiceGroup
            label={m['leaderboard.choice.nickname']()}
            choices={names.map((name) => ({ value: name, label: name }))}
            value={chosen}
            onChange={(name) => {
              setPicked(name);
              setProblem(null);
            }}
            error={problem?.sentence}
            isRequired
          />
          <p {...LIVE_REGION} className={layout.hidden}>
            {wasChanged && m['leaderboard.choice.others_shown']()}
          </p>
          <Row>
            <Button type="submit" isPending={isBusy}>
              {m['leaderboard.choice.save']()}
            </Button>
            <Button
              look="line"
              onPress={() => {
                offerOthers();
                setWasChanged(true);
              }}
            >
              <ArrowClockwiseIcon />
              {m['leaderboard.choice.other_nicknames']()}
            </Button>
          </Row>
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
      <Announced>{message?.tone === 'positive' && message.sentence}</Announced>
    </Stack>
  );
}
