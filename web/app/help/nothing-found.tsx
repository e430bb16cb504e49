import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { useOpener } from '../../ui/panels.ts';

/** What else one can do when no answer fits. All answers stand below it. */
export function NothingFound() {
  return (
    <div className={layout.stack}>
      <p>Try another word, or look through the answers below. You can also ask a grown-up you trust.</p>
      <Button look="line" {...useOpener('demo')}>
        Book a demo session
      </Button>
    </div>
  );
}
