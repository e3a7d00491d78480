import 'react-easy-crop/react-easy-crop.css';
import clsx from 'clsx';
import { useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';

interface CropAreaProps {
  picture: HTMLImageElement;
  /** Of the part that is cut out as it is shown later; it is a square in both cases. */
  shape: 'round' | 'square';
  /** @param area the square that is cut out, in the picture's pixels */
  onChange: (area: Area) => void;
}

const largestZoom = 4;

/** In pixels: one press of an arrow key moves the picture by a twentieth of the square. */
const keyStep = 13;

/** Crop area over a picture, which is moved below it by finger, mouse or arrow keys; and the zoom. */
export function CropArea({ picture, shape, onChange }: CropAreaProps) {
  const { t } = useTranslation('picture');
  const hint = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);

  return (
    // The drawer on phones would take the drag for itself, and a dialog that grows would be measured as it begins.
    <div data-vaul-no-drag="" data-measured="" className="grid justify-items-center gap-3">
      <div className="relative size-64 overflow-hidden rounded-8 bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
        <Cropper
          image={picture.src}
          crop={crop}
          onCropChange={setCrop}
          zoom={zoom}
          maxZoom={largestZoom}
          onZoomChange={setZoom}
          onCropAreaChange={(_, area) => onChange(area)}
          aspect={1}
          cropShape={shape === 'round' ? 'round' : 'rect'}
          objectFit="cover"
          showGrid={false}
          keyboardStep={keyStep}
          cropperProps={{ role: 'application', 'aria-label': t('area'), 'aria-describedby': hint }}
          classes={{
            // Corners as round, for its size, as those of a picture of 64 pixels.
            cropAreaClassName: clsx(
              'border-0! text-scrim! outline-none!',
              shape === 'square' && 'rounded-[22%]',
            ),
          }}
          // The content security policy refuses what it would write into the page.
          disableAutomaticStylesInjection
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
          value={zoom}
          onChange={(event) => {
            const next = Number(event.currentTarget.value);
            // The middle stays in the middle.
            setCrop({ x: (crop.x * next) / zoom, y: (crop.y * next) / zoom });
            setZoom(next);
          }}
          className="h-6 w-full cursor-default accent-accent"
        />
      </label>
    </div>
  );
}
