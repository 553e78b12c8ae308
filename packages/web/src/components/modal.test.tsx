import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Modal } from './modal.tsx';

function modalWith(onClose: () => void, isOpen: boolean) {
  return (
    <Modal isOpen={isOpen} onClose={onClose} className="sheet" label="Account">
      {() => <p>content</p>}
    </Modal>
  );
}

test('what closes itself says so', () => {
  const onClose = vi.fn();
  render(modalWith(onClose, true));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Account' });
  dialog.removeAttribute('open');
  dialog.dispatchEvent(new Event('close'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('the late word of an earlier close does not close what was opened again', () => {
  const onClose = vi.fn();
  const { rerender } = render(modalWith(onClose, true));
  rerender(modalWith(onClose, false));
  onClose.mockClear();
  rerender(modalWith(onClose, true));
  screen.getByRole('dialog', { name: 'Account' }).dispatchEvent(new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
});
