import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, SubmitButton } from './form';
import { FormTextField } from './form-text-field';
import { useForm } from './use-form';

let upload: (fileId: string) => void;

function Upload() {
  const form = useForm({
    initialValues: { fileId: '' },
    validate: ({ fileId }: { fileId: string }) => (fileId ? {} : { fileId: '请上传图片' }),
    onSubmit: async () => undefined,
  });
  upload = (fileId) => form.setValue('fileId', fileId);
  return (
    <Form form={form} label="上传">
      <FormTextField name="fileId" label="图片" />
      <SubmitButton>提交</SubmitButton>
    </Form>
  );
}

afterEach(() => jest.useRealTimers());

test('validates a new value also if the device paints before the value is rendered', async () => {
  render(<Upload />);
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(screen.getByLabelText('图片')).toBeInvalid());
  jest.useFakeTimers();
  act(() => {
    upload('file-1');
    jest.advanceTimersByTime(500); // Frames pass here. React renders at the end of act.
  });
  await act(async () => jest.advanceTimersByTime(500));
  expect(screen.getByLabelText('图片')).toBeValid();
});
