import { VisuallyHidden } from './visually-hidden';

export const Unseen = () => (
  <p>
    余额 1,250.00<VisuallyHidden> 美元</VisuallyHidden>
  </p>
);
