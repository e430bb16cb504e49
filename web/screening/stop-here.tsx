import { Link } from 'react-router';
import { PATHS } from '../app/paths.ts';
import { ArrowLeftIcon } from '../ui/icons.ts';
import layout from '../ui/layout.module.css';

/** The way out of a part, at once and without a question; the dashboard leads back in. */
export function StopHere({ isUnfinished }: { isUnfinished: boolean }) {
  return (
    <Link className={layout.back} to={PATHS.dashboard}>
      <ArrowLeftIcon />
      <span>
        Stop here
        <span className={layout.hidden}>
          . This leads to the dashboard. Finished parts are kept.{isUnfinished && ' This part starts again next time.'}
        </span>
      </span>
    </Link>
  );
}
