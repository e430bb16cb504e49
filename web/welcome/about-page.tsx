import { NotReady } from '../ui/not-ready.tsx';

export const meta = () => [{ title: 'About Us | #thembstudy' }];

export default function AboutPage() {
  return (
    <NotReady title="About Us" sentence="This page is not ready yet.">
      <p>
        #thembstudy is for learners with ADHD, dyslexia or autism, or who wonder whether they have one of them, and for
        the parents and educators beside them.
      </p>
    </NotReady>
  );
}
