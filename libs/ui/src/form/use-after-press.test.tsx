import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from './form';
import { FormTextField } from './form-text-field';
import { useForm } from './use-form';

function Sheet() {
  const form = useForm({
    initialValues: { name: '' },
    validate: ({ name }) => (name === '' ? { name: '请输入名称' } : {}),
    onSubmit: async () => undefined,
  });
  return (
    <Form form={form}>
      <FormTextField name="name" label="名称" />
      <button type="button">别处</button>
    </Form>
  );
}

test('shows the error of a field that loses focus after the click, not during it', async () => {
  const user = userEvent.setup();
  render(<Sheet />);
  await user.click(screen.getByLabelText('名称'));
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button') });
  await new Promise((later) => setTimeout(later, 50));
  expect(screen.getByLabelText('名称')).not.toHaveFocus();
  expect(screen.getByLabelText('名称')).toBeValid();
  await user.pointer({ keys: '[/MouseLeft]' });
  await waitFor(() => expect(screen.getByLabelText('名称')).toHaveAccessibleDescription('请输入名称'));
});

test('shows the error at once if the focus moves by keyboard', async () => {
  const user = userEvent.setup();
  render(<Sheet />);
  await user.click(screen.getByLabelText('名称'));
  await user.tab();
  await waitFor(() => expect(screen.getByLabelText('名称')).toHaveAccessibleDescription('请输入名称'));
});
