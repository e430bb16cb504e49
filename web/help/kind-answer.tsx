import { type ReactNode, useId, useRef } from 'react';
import { countryName, HELPLINES, type Helpline, helplinesNear } from '#content/helplines.ts';
import { m } from '#messages';
import { ListenButton } from '../read-aloud/listen-button.tsx';
import { Stack } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import { AnswerDisclosure } from './answer-list.tsx';
import css from './kind-answer.module.css';

/** The answer for bad days: names an adult to talk to, and the children's helplines of this country and of others. */
export function KindAnswer() {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={css.kind}>
      <KindWords>
        <h3 id={heading}>{m['help.panel.kind.title']()}</h3>
      </KindWords>
    </section>
  );
}

/** The content of that answer, without its heading or with `children` above it. */
export function KindWords({ children }: { children?: ReactNode }) {
  const words = useRef<HTMLDivElement>(null);
  const near = helplinesNear(Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages);
  const others = HELPLINES.filter((line) => !near?.helplines.includes(line));
  return (
    <>
      <div ref={words} className={css.words}>
        {children}
        <p>{m['help.panel.kind.lead']()}</p>
        <p>{m['help.panel.kind.grown_up']()}</p>
        <p>{m['help.panel.kind.words']()}</p>
        <p>{m['help.panel.kind.hurt']()}</p>
        <p>{near ? m['help.panel.kind.call']() : m['help.panel.kind.call_another_country']()}</p>
        {near && <Lines lines={near.helplines} />}
        <p>{near ? m['help.panel.kind.danger']() : m['help.panel.kind.danger_anywhere']()}</p>
        {near && (
          <p>
            <TelephoneNumber number={near.emergency} />
          </p>
        )}
      </div>
      <ListenButton of={words} />
      <AnswerDisclosure title={near ? m['help.panel.kind.countries']() : m['help.panel.kind.all_countries']()}>
        <Lines lines={others} areOfOtherCountries />
      </AnswerDisclosure>
    </>
  );
}

type LinesProps = { lines: readonly Helpline[]; areOfOtherCountries?: boolean };

/** Helplines, each in the language of its country. */
function Lines({ lines, areOfOtherCountries = false }: LinesProps) {
  return (
    <Stack as="ul" isWide>
      {lines.map((line) => (
        <li key={line.country + line.language} lang={line.language} className={css.line}>
          {areOfOtherCountries && <span className={layout.soft}>{countryName(line)}</span>}
          <span>
            <strong>{line.name}</strong> <TelephoneNumber number={line.number} />
          </span>
          <span>{line.free}</span>
        </li>
      ))}
    </Stack>
  );
}

function TelephoneNumber({ number }: { number: string }) {
  return (
    <a className={css.number} href={`tel:${number.replace(/\D/g, '')}`}>
      {number}
    </a>
  );
}
