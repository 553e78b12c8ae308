import type { ComponentProps } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Its name, and the words of its tooltip. */
  label: string;
  tooltipSide?: 'bottom' | 'top' | 'right' | 'end';
  isPrimary?: boolean;
}

export function IconButton({
  label,
  tooltipSide = 'bottom',
  isPrimary,
  className,
  ...rest
}: IconButtonProps) {
  const classes = ['icon-button', isPrimary && 'icon-button-primary', className].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      data-tooltip-side={tooltipSide}
      className={classes}
      {...rest}
    />
  );
}
