import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Crop, largestZoom, zoomCrop } from './crop.ts';
import { drawCrop } from './draw-crop.ts';
import { useCropGestures } from './use-crop-gestures.ts';

interface CropAreaProps {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (change: (crop: Crop) => Crop) => void;
}

/** Twice the size on the page, for sharp screens. */
const pixels = 512;

/** What will be seen, round, over the picture that is moved below it by finger, mouse or arrow keys; and the zoom. */
export function CropArea({ picture, crop, onChange }: CropAreaProps) {
  const { t } = useTranslation('picture');
  const hint = useId();
  const area = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const gestures = useCropGestures(area, picture, onChange);

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  return (
    // The drawer on phones would take the drag for itself.
    <div data-vaul-no-drag="" className="grid justify-items-center gap-3">
      <div
        {...gestures}
        ref={area}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the picture in it
        tabIndex={0}
        aria-label={t('area')}
        aria-describedby={hint}
        className="relative size-64 cursor-move touch-none select-none overflow-hidden rounded-8 bg-sunken"
      >
        <canvas ref={canvas} width={pixels} height={pixels} className="size-full" />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 rounded-full shadow-[0_0_0_8rem_var(--color-scrim)]"
        />
      </div>
      <p id={hint} className="text-center text-12 text-text-3">
        {t('hint')}
      </p>
      <label className="grid w-64 gap-1 font-medium text-13">
        {t('zoom')}
        <input
          type="range"
          min={1}
          max={largestZoom}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => {
            const zoom = Number(event.currentTarget.value);
            onChange((old) => zoomCrop(old, picture, zoom));
          }}
          className="h-6 w-full cursor-default accent-accent"
        />
      </label>
    </div>
  );
}
