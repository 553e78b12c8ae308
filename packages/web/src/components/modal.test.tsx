import { fireEvent, render, screen } from '@testing-library/react';
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

test('a press beside it closes it, and text that is selected beyond its edge does not', () => {
  const onClose = vi.fn();
  render(
    <Modal isOpen onClose={onClose} label="Name" className="">
      {() => <input aria-label="What was typed" />}
    </Modal>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Name' });
  // Pressed within and let go beside it, a click is that of the dialog itself.
  fireEvent.pointerDown(screen.getByRole('textbox'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});
