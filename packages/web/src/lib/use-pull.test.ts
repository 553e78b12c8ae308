import { describe, expect, it } from 'vitest';
import { heightAt } from './use-pull.ts';

describe('where a sheet comes to rest', () => {
  it('is the height nearest to where it was let go', () => {
    expect(heightAt(40, 800, 'half', 0)).toBe('closed');
    expect(heightAt(250, 800, 'closed', 0)).toBe('half');
    expect(heightAt(500, 800, 'half', 0)).toBe('full');
  });

  it('is one step on when it was flicked, however short', () => {
    expect(heightAt(30, 800, 'closed', 0.9)).toBe('half');
    expect(heightAt(300, 800, 'half', 0.9)).toBe('full');
    expect(heightAt(500, 800, 'full', -0.9)).toBe('half');
    expect(heightAt(260, 800, 'half', -0.9)).toBe('closed');
  });

  it('is never beyond its ends', () => {
    expect(heightAt(700, 800, 'full', 2)).toBe('full');
    expect(heightAt(0, 800, 'closed', -2)).toBe('closed');
  });
});
