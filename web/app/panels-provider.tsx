import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { useNotify } from '../ui/notices.ts';
import { type PanelName, PanelsContext } from '../ui/panels.ts';

type Panel = ComponentType<{ onClose: () => void }>;

/** Each panel is a script of its own, fetched when somebody reaches for it. */
const PANELS: Record<PanelName, () => Promise<Panel>> = {
  'sign-up': () => import('./sign-in-panels.tsx').then(({ SignUpPanel }) => SignUpPanel),
  'free-trial': () => import('./sign-in-panels.tsx').then(({ FreeTrialPanel }) => FreeTrialPanel),
  'log-in': () => import('./sign-in-panels.tsx').then(({ LogInPanel }) => LogInPanel),
  help: () => import('./not-ready-panels.tsx').then(({ HelpPanel }) => HelpPanel),
  demo: () => import('./not-ready-panels.tsx').then(({ DemoPanel }) => DemoPanel),
  'edit-profile': () => import('./not-ready-panels.tsx').then(({ EditProfilePanel }) => EditProfilePanel),
  menu: () => import('./menu-panel.tsx').then(({ MenuPanel }) => MenuPanel),
};

/** Shows the one panel that is open, over whatever page is there. */
export function PanelsProvider({ children }: { children: ReactNode }) {
  const notify = useNotify();
  const [opened, setOpened] = useState<{ name: PanelName; panel: Panel } | null>(null);

  const panels = useMemo(() => {
    const open = (name: PanelName) => {
      notify(null);
      PANELS[name]().then(
        (panel) => setOpened({ name, panel }),
        () =>
          notify({
            sentence: 'This part could not be loaded. Check the connection.',
            action: { label: 'Try again', onPress: () => open(name) },
          }),
      );
    };
    return { open, prepare: (name: PanelName) => void PANELS[name]().catch(() => undefined) };
  }, [notify]);
  const close = () => setOpened((current) => (current === opened ? null : current));

  return (
    <PanelsContext value={panels}>
      {children}
      {opened && <opened.panel key={opened.name} onClose={close} />}
    </PanelsContext>
  );
}
