import type { Mix, MixTrack } from '@attune/contract';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../lib/copy-text.ts';
import { fileNameOf, mixAsJspf, mixAsM3u8, mixAsText } from './playlist-files.ts';
import { texts } from './texts.ts';

/** The mix as text and as files that other players read. */
export function ExportMix({ mix, tracks }: { mix: Mix; tracks: readonly MixTrack[] }) {
  const [copying, setCopying] = useState('');

  function copy(): void {
    copyText(mixAsText(mix.title, tracks)).then(
      () => setCopying(texts.copied),
      () => setCopying(texts.notCopied),
    );
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <button type="button" className="button button-quiet" onClick={copy}>
        <Copy size={16} aria-hidden />
        {texts.copy}
      </button>
      <button
        type="button"
        className="button button-quiet"
        onClick={() =>
          download(mixAsJspf(mix.title, tracks), 'application/jspf+json', fileNameOf(mix.title, 'jspf'))
        }
      >
        <Download size={16} aria-hidden />
        {texts.downloadJspf}
      </button>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => download(mixAsM3u8(mix.title, tracks), 'audio/mpegurl', fileNameOf(mix.title, 'm3u8'))}
      >
        <Download size={16} aria-hidden />
        {texts.downloadM3u8}
      </button>
      <span role="status" className="text-muted text-s">
        {copying}
      </span>
    </div>
  );
}

function download(text: string, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
