import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ListFilters } from './list-filters';

const filters = [{ name: 'search', label: '单号', kind: 'text' }] as const;

/** A list whose address changes with each answer of the filters, as the router renders it. */
function Filtered({ onAddress }: { onAddress: (search: string) => void }) {
  const [values, setValues] = useState<Record<string, string>>({});
  const change = (name: string, value: string) => {
    onAddress(value);
    setValues({ [name]: value });
  };
  return <ListFilters filters={filters} values={values} onChange={change} />;
}

it('changes the address once for a text that ends with a space', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const onAddress = jest.fn();
  render(<Filtered onAddress={onAddress} />);
  const pause = () => act(() => jest.advanceTimersByTimeAsync(2_000));
  await user.type(screen.getByLabelText('单号'), 'W26');
  await pause();
  await user.type(screen.getByLabelText('单号'), ' ');
  await pause();
  expect(screen.getByLabelText('单号')).toHaveValue('W26 ');
  expect(onAddress.mock.calls).toEqual([['W26']]);
  jest.useRealTimers();
});
