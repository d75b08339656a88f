"""blender -b --factory-startup -P shoot.py -- --kind folded --palette maroon --pattern butti --border kanjivaram --out card.png
Options: --shot card|banner|square  --samples 128  --scale 1.0 (of the final size)  --cache DIR  --seed N  --threads N"""
import os
import sys
import time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
import numpy as np
import studio as st
import darkroom
import drape
import scenes

SIZES = dict(card=(960, 1200), banner=(1920, 1080), square=(1080, 1080))


def main():
    raw = sys.argv[sys.argv.index('--') + 1:]
    a = dict(kind='folded', palette='maroon', pattern='butti', border='kanjivaram', shot='card', samples='128', scale='1', out='out.png', cache='', seed='1', threads='0', backdrop='', fabric='', motif='')
    a.update({k.lstrip('-'): v for k, v in zip(raw[::2], raw[1::2])})
    t = time.time()
    if a['cache']:
        os.makedirs(a['cache'], exist_ok=True); drape.CACHE = a['cache']
    w, h = SIZES[a['shot']]
    k = float(a['scale'])
    st.reset(int(a['samples']), (round(w * k), round(h * k)), int(a['threads']))
    spec = dict(palette=a['palette'], pattern=a['pattern'], border=a['border'], seed=int(a['seed']))
    if a['motif']: spec['motif'] = float(a['motif'])
    opt = getattr(scenes, 'kind_' + a['kind'])(spec, a) or {}
    t_build = time.time() - t
    p, t_r = darkroom.render_linear()
    if '--save' in raw and a['save']: np.savez(a['save'], **p)
    t_p = darkroom.finish(p, a['out'], **opt)
    cpu = sum(os.times()[:2])
    print(f"DONE {a['out']} build {t_build:.1f}s render {t_r:.1f}s finish {t_p:.1f}s total {time.time() - t:.1f}s cpu {cpu:.0f}s", flush=True)


main()
