import { Link } from 'react-router';
import { PATHS } from '../app/paths.ts';
import { NotReady } from '../ui/not-ready.tsx';

export const meta = () => [{ title: 'Dashboard | #thembstudy' }];

export default function DashboardPage() {
  return (
    <NotReady title="Dashboard" sentence="The dashboard is not ready yet. The games and quizzes will be here.">
      <p>
        The test with its three parts is ready, and so is <Link to={PATHS.report}>your report</Link>.
      </p>
    </NotReady>
  );
}
