import { LightbulbIcon } from '../ui/icons.ts';
import layout from '../ui/layout.module.css';
import { Note } from '../ui/note.tsx';

/** What the games can and cannot do. The figures are from Westwood et al. 2023. */
export function PracticeNote() {
  return (
    <Note tone="warm" icon={<LightbulbIcon />}>
      <p>These games are good practice and fun. They are not a treatment.</p>
      <p className={layout.small}>
        A review looked at 36 studies of training for thinking skills. In 14 of them, the people who judged the results
        probably did not know who had trained. Those 14 found no change in the signs of ADHD as a whole, and a small one
        in attention.{' '}
        <a href="https://doi.org/10.1038/s41380-023-02000-7" target="_blank" rel="noopener noreferrer">
          Westwood and others, 2023
          <span className={layout.hidden}>, opens in a new tab</span>
        </a>
      </p>
    </Note>
  );
}
