import { m } from '#messages';
import { Button } from '../ui/controls/button.tsx';
import { Disclosure } from '../ui/layout/disclosure.tsx';
import { Card, Stack } from '../ui/layout/layout.tsx';
import { calendarDayWords } from '../ui/words/dates.ts';
import css from './plan.module.css';

type VersionsCardProps = {
  /** As YYYY-MM-DD, the newest first, without the plan of now. */
  days: readonly string[];
  now: Date;
  onOpen: (day: string) => void;
};

/** Opens the plan as it was on an earlier day. */
export function VersionsCard({ days, now, onOpen }: VersionsCardProps) {
  return (
    <Card as="div" isRoomy isSoft className={css.screenOnly}>
      <Disclosure title={m['plan.versions.title']()}>
        <Stack as="ul" gap="s">
          {days.map((day) => (
            <li key={day}>
              <Button look="line" onPress={() => onOpen(day)}>
                {m['plan.versions.of']({ day: calendarDayWords(day, now) })}
              </Button>
            </li>
          ))}
        </Stack>
      </Disclosure>
    </Card>
  );
}
