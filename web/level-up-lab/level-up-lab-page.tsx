import { Link } from 'react-router';
import { PATHS } from '../app/paths.ts';
import { NotReady } from '../ui/not-ready.tsx';

export const meta = () => [{ title: 'Level Up Lab | #thembstudy' }];

export default function LevelUpLabPage() {
  return (
    <NotReady
      title="Level Up Lab"
      sentence="The Level Up Lab is not ready yet. Reading aloud and a diary will be here."
    >
      <p>
        The <Link to={PATHS.games}>games</Link> and the <Link to={PATHS.pictureWords}>Visual Recognition</Link> quiz are
        ready.
      </p>
    </NotReady>
  );
}
