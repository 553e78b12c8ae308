import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { installation, spotify } from '../testing/samples.ts';
import { creditedService, ServiceCredit } from './service-credit.tsx';

describe('the credit of the music service', () => {
  test('is due to Spotify, and not to the built-in service or one not known yet', () => {
    expect(creditedService({ ...installation, streaming: spotify })).toEqual({
      name: 'Spotify',
      logo: undefined,
    });
    expect(creditedService(installation)).toBeNull();
    expect(creditedService(undefined)).toBeNull();
  });

  test('is plain words without an image while the operator has provided no logo', () => {
    const { container } = render(<ServiceCredit service={{ name: 'Spotify', logo: undefined }} />);
    expect(screen.getByText('Playlists, songs and covers from Spotify')).toBeDefined();
    expect(container.querySelector('img, svg')).toBeNull();
  });

  test('is the operator’s logo, named, with nothing of ours beside or on it', () => {
    const { container } = render(
      <ServiceCredit service={{ name: 'Spotify', logo: '/branding/streaming-logo.svg' }} />,
    );
    const logo = screen.getByRole('img', { name: 'Spotify' });
    expect(logo.getAttribute('src')).toBe('/branding/streaming-logo.svg');
    expect(container.children).toHaveLength(1);
    expect(container.textContent).toBe('');
  });
});
