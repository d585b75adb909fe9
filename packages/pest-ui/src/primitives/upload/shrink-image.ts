/** How often the picture is made smaller before it is given up. */
const attempts = 5;
const quality = 0.85;
const step = 0.75;

/** An image as JPEG of at most `maxBytes`, made smaller step by step; null when even that is too large. */
export async function shrinkImage(file: File, maxBytes: number): Promise<File | null> {
  const picture = await createImageBitmap(file);
  try {
    for (let attempt = 0, scale = 1; attempt < attempts; attempt += 1, scale *= step) {
      const blob = await drawn(picture, scale);
      if (blob && blob.size <= maxBytes) return new File([blob], jpegName(file.name), { type: 'image/jpeg' });
    }
    return null;
  } finally {
    picture.close();
  }
}

function drawn(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // JPEG has no transparency: what was clear becomes paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

function jpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '')}.jpg`;
}
