import { LabFrame } from '../lab-frame.tsx';

export const meta = () => [{ title: 'My Diary | #thembstudy' }];

export default function DiaryPage() {
  return (
    <LabFrame title="My Diary">
      <p>This page is not ready yet.</p>
    </LabFrame>
  );
}
