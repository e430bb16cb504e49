import { LabFrame } from '../lab-frame.tsx';

export const meta = () => [{ title: 'Reading Assignment | #thembstudy' }];

export default function AssignmentPage() {
  return (
    <LabFrame title="Reading Assignment">
      <p>This page is not ready yet.</p>
    </LabFrame>
  );
}
