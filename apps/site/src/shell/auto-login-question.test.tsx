import { render, waitFor } from '@testing-library/react';
import { AutoLoginQuestion } from './auto-login-question';

const answer = jest.fn();
const asked = { currentPhone: '138****0001', otherPhone: '139****0002' };
jest.mock('@portal/session/react', () => ({
  useMaybeSession: () => ({ session: { question: { answer } } }),
  useAutoLoginQuestion: () => asked,
}));
jest.mock('./switch-customer', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

test('a question that could not be loaded leaves the account as it is', async () => {
  render(<AutoLoginQuestion />);
  await waitFor(() => expect(answer).toHaveBeenCalledWith(false));
});
