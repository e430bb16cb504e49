import { m } from '#messages';
import { Button } from '../ui/controls/button.tsx';
import { Disclosure } from '../ui/layout/disclosure.tsx';
import { Card, Stack } from '../ui/layout/layout.tsx';
import layout from '../ui/layout.module.css';
import { calendarDayWords } from '../ui/words/dates.ts';

type VersionsCardProps = {
  /** As YYYY-MM-DD, the newest first, without the plan of now. */
  days: readonly string[];
  now: Date;
  onOpen: (day: string) => void;
};

/** Opens the plan as it was on an earlier day. */
export function VersionsCard({ days, now, onOpen }: VersionsCardProps) {
  return (
    <Card as="div" isRoomy isSoft className={layout.screenOnly}>
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
