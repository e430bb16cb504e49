import { m } from '#messages';
import { AGE_BANDS, type AgeBand } from '#rules/people/age-band.ts';
import { Button } from '../ui/controls/button.tsx';
import { Card, Row, Stack } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';

/** Asks for the age of a person, if it is not known: the test has words for children and for adults. */
export function WhoQuestion({ onAnswer }: { onAnswer: (ageBand: AgeBand) => void }) {
  return (
    <Card isRoomy gap="m" isWide>
      <Stack gap="s">
        <h1>{m['screening.who.title']()}</h1>
        <p className={layout.lead}>{m['screening.who.lead']()}</p>
      </Stack>
      <Row>
        {AGE_BANDS.map((ageBand) => (
          <Button key={ageBand} size="l" look="line" onPress={() => onAnswer(ageBand)}>
            {m['screening.who.age']({ ageBand })}
          </Button>
        ))}
      </Row>
    </Card>
  );
}
