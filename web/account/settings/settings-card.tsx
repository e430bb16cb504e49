import { type ReactNode, useId } from 'react';
import type { Settings } from '#rules/people/settings.ts';
import { Card } from '../../ui/layout/layout.tsx';

/** The props of the control of a setting. */
export type ControlProps<Name extends keyof Settings> = {
  value: Settings[Name];
  onChange: (chosen: Settings[Name]) => void;
};

/** A few settings that belong together, under their heading. */
export function SettingsCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card isRoomy gap="m" isWide aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  );
}
