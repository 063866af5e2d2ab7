import { MountGate } from './mount-gate';

export const Mounted = () => (
  <MountGate>
    <p>页面就绪后显示。</p>
  </MountGate>
);
