import { LabFrame } from '../lab-frame.tsx';

export const meta = () => [{ title: 'Shop | #thembstudy' }];

export default function ShopPage() {
  return (
    <LabFrame title="Shop">
      <p>This page is not ready yet.</p>
    </LabFrame>
  );
}
