import { LabFrame } from '../lab-frame.tsx';

export const meta = () => [{ title: 'My Videos | #thembstudy' }];

export default function VideosPage() {
  return (
    <LabFrame title="My Videos">
      <p>This page is not ready yet.</p>
    </LabFrame>
  );
}
