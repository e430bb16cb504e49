import { useId, useRef, useState } from 'react';
import { m } from '#messages';
import { type Offered, offeredTicks, type PlanSources } from '#rules/plan/offered-ticks.ts';
import {
  PLAN,
  PLAN_SECTIONS,
  type Plan,
  type PlanSection,
  type PlanTick,
  plainSentence,
  withoutSentence,
  withSentence,
  withTick,
} from '#rules/plan/plan.ts';
import { useSubmit } from '../http/use-submit.ts';
import { Button } from '../ui/controls/button.tsx';
import option from '../ui/controls/option.module.css';
import { TextField } from '../ui/controls/text-field.tsx';
import { CheckIcon, PlusIcon, XIcon } from '../ui/icons.ts';
import { Card, classNames, Row, Stack } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import css from './plan.module.css';
import { SECTION_TITLES, tickWords } from './plan-words.ts';
import { TickPicture } from './tick-picture.tsx';

type PlanEditorProps = {
  plan: Plan;
  sources: PlanSources;
  /** Whether own sentences can be read and written; not in a session that was opened with pictures. */
  hasOwnWords: boolean;
  onChange: (plan: Plan) => void;
};

/** The three sections with everything that can be ticked. Each change acts at once. */
export function PlanEditor({ plan, sources, onChange, ...rest }: PlanEditorProps) {
  // From the first change on, nothing moves, even when more becomes known about the learner.
  const [fixed, setFixed] = useState<{ plan: Plan; sources: PlanSources } | null>(null);
  const change = (changed: Plan) => {
    setFixed((now) => now ?? { plan, sources });
    onChange(changed);
  };
  return PLAN_SECTIONS.map((section) => {
    const offered = offeredTicks(fixed?.plan ?? plan, section, fixed?.sources ?? sources);
    return <SectionEditor key={section} {...{ section, plan, offered }} onChange={change} {...rest} />;
  });
}

type SectionProps = Omit<PlanEditorProps, 'sources'> & { section: PlanSection; offered: Offered<PlanSection> };

function SectionEditor({ section, plan, offered, hasOwnWords, onChange }: SectionProps) {
  const id = useId();
  const { fromHere, others } = offered;
  const tick = (each: PlanTick, isTicked: boolean) => onChange(withTick(plan, section, each as never, isTicked));
  const ticked: readonly string[] = plan[section].ticks;
  const tiles = (ticks: readonly PlanTick[]) => (
    <ul className={css.tiles}>
      {ticks.map((each) => (
        <li key={each}>
          <TickTile
            {...tickWords(section, each)}
            isTicked={ticked.includes(each)}
            onChange={(isTicked) => tick(each, isTicked)}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <Card isRoomy isWide gap="m" aria-labelledby={id}>
      <h2 id={id}>{SECTION_TITLES[section]()}</h2>
      {fromHere.length > 0 && (
        <>
          <p>{section === 'helps' ? m['plan.edit.from_settings']() : m['plan.edit.from_here']()}</p>
          {tiles(fromHere)}
          <p>{m['plan.edit.others']()}</p>
        </>
      )}
      {tiles(others)}
      {hasOwnWords && <OwnWords section={section} plan={plan} onChange={onChange} />}
    </Card>
  );
}

type TickTileProps = {
  words: () => string;
  picture: string;
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
};

/** A checkbox with a picture. Listen reads its words. */
function TickTile({ words, picture, isTicked, onChange }: TickTileProps) {
  return (
    <label data-read="" className={classNames(option.option, option.checkbox, css.tile)}>
      <input
        type="checkbox"
        className={layout.hidden}
        checked={isTicked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <TickPicture name={picture} />
      <span className={css.tileWords}>{words()}</span>
      <span className={classNames(option.mark, option.box)} aria-hidden="true">
        <CheckIcon />
      </span>
    </label>
  );
}

/** The learner's own sentences of a section, and a field for one more. */
function OwnWords({ section, plan, onChange }: Pick<SectionProps, 'section' | 'plan' | 'onChange'>) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const { own } = plan[section];
  const { form, submit, problems, changes } = useSubmit<'sentence'>(
    async () => {
      onChange(withSentence(plan, section, typed));
      setTyped('');
    },
    { check: () => ({ sentence: plainSentence(typed) === '' ? m['plan.edit.own_missing']() : undefined }) },
  );
  const remove = (sentence: string) => {
    onChange(withoutSentence(plan, section, sentence));
    // The pressed button was removed.
    box.current?.focus();
  };
  return (
    <Stack ref={box} tabIndex={-1} gap="s" isWide role="group" aria-labelledby={id}>
      <h3 id={id}>{m['plan.edit.own_title']()}</h3>
      {own.length > 0 && (
        <ul className={css.ownRows}>
          {own.map((sentence) => (
            <li key={sentence} className={css.ownRow}>
              <span>{sentence}</span>
              <Button
                look="quiet"
                icon
                aria-label={m['plan.edit.remove_of']({ sentence })}
                onPress={() => remove(sentence)}
              >
                <XIcon />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {own.length >= PLAN.mostOwn ? (
        <p className={layout.soft}>{m['plan.edit.own_full']()}</p>
      ) : (
        <Stack ref={form} as="form" isWide noValidate onSubmit={submit}>
          <TextField
            name="sentence"
            label={m['plan.edit.own_field']()}
            hint={m['plan.edit.own_hint']({ section })}
            value={typed}
            maxLength={PLAN.longestSentence}
            autoComplete="off"
            error={problems.sentence}
            onChange={changes('sentence', setTyped)}
          />
          <Row>
            <Button look="line" type="submit">
              <PlusIcon />
              {m['plan.edit.add']()}
            </Button>
          </Row>
        </Stack>
      )}
    </Stack>
  );
}
