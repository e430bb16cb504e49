import { PASSAGES } from '#content/passages.ts';
import type { MemberView } from '#contract/groups/member-view.ts';
import { m } from '#messages';
import type { ToTry } from '#rules/groups/member-view.ts';
import { GAME_INFO } from '../../activities/game-info.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useNotify } from '../../ui/focus/notices.ts';
import { PlusIcon } from '../../ui/icons.ts';
import { Note, Stack } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import type { MemberFacts } from './member-facts.ts';
import css from './member-view.module.css';
import { Section } from './section.tsx';

type ThingsToTryProps = {
  view: Pick<MemberView, 'group'>;
  facts: Pick<MemberFacts, 'tries' | 'results' | 'notDone'>;
  name: string;
  setForMember: (toSet: ToSet) => Promise<void>;
};
type ToSet = NonNullable<ToTry['toSet']>;

/** What a leader can try with a member; the first one that can be set is set with one press. */
export function ThingsToTry({ view: { group }, facts, name, setForMember }: ThingsToTryProps) {
  const { tries, results, notDone } = facts;
  const first = tries.find(({ toSet }) => toSet)?.toSet;
  const isSet = notDone.some(({ kind, target }) => kind === first?.kind && target === first?.target);
  return (
    <Section title={tries.length > 1 ? m['member_view.try.title']() : m['member_view.try.title_one']()}>
      <ol className={css.tries}>
        {tries.map((each) => (
          <li key={each.suggestion}>
            <p>{tryWords(each, { kind: group.kind, name, pair: results?.pair ?? null })}</p>
            {each.toSet && each.toSet === first && !isSet && (
              <SetButton toSet={each.toSet} name={name} setForMember={setForMember} />
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function SetButton({ toSet, name, setForMember }: { toSet: ToSet } & Pick<ThingsToTryProps, 'name' | 'setForMember'>) {
  const notify = useNotify();
  const { submit, isBusy, problem } = useSubmit(async () => {
    await setForMember(toSet);
    // The pressed button is removed.
    notify({ sentence: m['member_view.try.is_set']({ name }), takesFocus: true });
  });
  return (
    <Stack gap="s" className={layout.screenOnly}>
      <Button isPending={isBusy} onPress={() => submit()}>
        <PlusIcon />
        {m['member_view.try.set']({ name })}
      </Button>
      {toSet.level !== null && <p className={layout.soft}>{m['member_view.try.at_level']({ level: toSet.level })}</p>}
      {problem && <Note tone="danger">{problem}</Note>}
    </Stack>
  );
}

type Whom = { kind: 'class' | 'family'; name: string; pair: readonly [string, string] | null };

/** A thing to try in words. */
export function tryWords({ suggestion, toSet }: ToTry, { kind, name, pair }: Whom): string {
  const title = toSet ? titleOf(toSet) : '';
  switch (suggestion) {
    case 'begin-together':
      return m['member_view.try.begin_together']({ kind, name });
    case 'play-together':
      return m['member_view.try.play_together']({ kind, name, title });
    case 'read-together':
      return m['member_view.try.read_together']({ kind, name, title });
    case 'look-at-letters':
      return m['member_view.try.look_at_letters']({ first: pair?.[0] ?? '', second: pair?.[1] ?? '' });
    case 'ask-about-set':
      return m['member_view.try.ask_about_set']();
    case 'say-what-you-noticed':
      return m['member_view.try.say_what_you_noticed']();
    case 'ask-what-went-well':
      return m['member_view.try.ask_what_went_well']();
    case 'something-new':
      return m['member_view.try.something_new']({ title });
  }
}

function titleOf({ kind, target }: ToSet): string {
  if (kind === 'game') return GAME_INFO[target].title();
  return PASSAGES?.find(({ id }) => id === target)?.title ?? '';
}
