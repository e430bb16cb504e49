import { useSession } from '../../api/session.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { ResultsChoice } from '../results-choice/results-choice.tsx';
import { ClockSettings } from './clock-settings.tsx';
import { ColourSettings } from './colour-settings.tsx';
import { PutBack } from './put-back.tsx';
import { ReadingSettings } from './reading-settings.tsx';
import { Sample } from './sample.tsx';
import css from './settings-page.module.css';
import { SoundSettings } from './sound-settings.tsx';

export const meta = () => [{ title: 'Settings | #thembstudy' }];

/** Everything that fits the app to somebody, beside a sample of how it looks. */
export default function SettingsPage() {
  const { learner } = useSession().session;
  return (
    <main className={layout.page} id="main">
      <div className={layout.pageHead}>
        <h1>Settings</h1>
        <p className={layout.lead}>Changes work at once, on every page.</p>
      </div>
      <div className={css.room}>
        <div className={css.columns}>
          <Sample />
          <div className={classNames(layout.stack, layout.stackWide, layout.stackM)}>
            <ReadingSettings />
            <ColourSettings />
            <SoundSettings />
            <ClockSettings />
            {learner && <ResultsChoice key={learner.id} learner={learner} />}
            <PutBack />
          </div>
        </div>
      </div>
    </main>
  );
}
