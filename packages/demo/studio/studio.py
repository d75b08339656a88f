"""Studio for product pictures: materials, backdrop, lights, camera, render, denoise, tone curve. Runs inside Blender 3.4."""
import math
import os
import tempfile
import time
import bpy
import numpy as np
from mathutils import Vector
from mathutils import noise as mnoise

TMP = tempfile.mkdtemp(prefix='photo')
S = bpy.context.scene
BANNER_SHIFT = -.40


def lin(h):
    c = h if isinstance(h, (tuple, list)) else tuple(int(h.lstrip('#')[i:i + 2], 16) / 255 for i in (0, 2, 4))
    return tuple(x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in c)


def reset(samples=128, size=(960, 1200), threads=0):
    for o in list(bpy.data.objects): bpy.data.objects.remove(o, do_unlink=True)
    r, c = S.render, S.cycles
    r.engine = 'CYCLES'
    c.samples, c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = samples, True, .02, 20
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 5, 3, 3, 5, 8
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect, c.blur_glossy = 4, .6
    c.use_denoising = False
    r.resolution_x, r.resolution_y, r.resolution_percentage = size[0], size[1], 100
    r.use_persistent_data = False
    r.filter_size = 1.3
    if threads: r.threads_mode, r.threads = 'FIXED', threads
    w = S.world or bpy.data.worlds.new('w')
    S.world = w
    w.use_nodes = True
    w.node_tree.nodes['Background'].inputs[0].default_value = (*lin('#fff1e0'), 1)
    w.node_tree.nodes['Background'].inputs[1].default_value = .22
    vl = S.view_layers[0]
    vl.cycles.denoising_store_passes = True
    if not len(vl.aovs):  # the cloth's own colour, and how much of each pixel is cloth: guides for the denoiser
        v = vl.aovs.add(); v.name, v.type = 'alb', 'COLOR'
        v = vl.aovs.add(); v.name, v.type = 'cov', 'VALUE'


# ---- meshes ------------------------------------------------------------------------------

def mesh(name, V, F, uv=None, mat=None, smooth=True):
    """V Nx3, F list/array of quads or tris, uv per vertex Nx2."""
    m = bpy.data.meshes.new(name)
    m.from_pydata(np.asarray(V, float).tolist(), [], np.asarray(F).tolist() if isinstance(F, np.ndarray) else F)
    if uv is not None:
        L = m.uv_layers.new(name='UVMap')
        idx = np.empty(len(m.loops), np.int32)
        m.loops.foreach_get('vertex_index', idx)
        L.data.foreach_set('uv', np.asarray(uv, np.float32)[idx].ravel())
    if smooth: m.polygons.foreach_set('use_smooth', np.ones(len(m.polygons), bool))
    o = bpy.data.objects.new(name, m)
    S.collection.objects.link(o)
    if mat: m.materials.append(mat)
    return o


def quads(nu, nv, closed_u=False, closed_v=False):
    a = np.arange(nu * nv).reshape(nu, nv)
    if closed_u: a = np.vstack([a, a[:1]])
    if closed_v: a = np.hstack([a, a[:, :1]])
    return np.stack([a[:-1, :-1], a[1:, :-1], a[1:, 1:], a[:-1, 1:]], -1).reshape(-1, 4)


def sheet(name, V, UV, mat, closed_u=False, closed_v=False):
    nu, nv = V.shape[:2]
    return mesh(name, V.reshape(-1, 3), quads(nu, nv, closed_u, closed_v), UV.reshape(-1, 2), mat)


def lathe(name, profile, mat, n=96, caps=True):
    """profile [(r, z)...]; smooth surface of revolution, densified with a Catmull-Rom."""
    p = smooth_path(np.array(profile, float), 6)
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    V = np.stack([p[:, None, 0] * np.cos(a), p[:, None, 0] * np.sin(a), np.repeat(p[:, 1:2], n, 1)], -1)
    UV = np.stack(np.broadcast_arrays(np.linspace(0, 1, n)[None], p[:, 1:2]), -1)
    return mesh(name, V.reshape(-1, 3), quads(len(p), n, closed_v=True), UV.reshape(-1, 2), mat)


def smooth_path(P, k):
    """Catmull-Rom through the rows of P, k points a span."""
    Q = np.vstack([2 * P[0] - P[1], P, 2 * P[-1] - P[-2]])
    out = []
    for i in range(1, len(Q) - 2):
        t = np.linspace(0, 1, k, endpoint=False)[:, None]
        a, b, c, d = Q[i - 1], Q[i], Q[i + 1], Q[i + 2]
        out.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3))
    out.append(P[-1:])
    return np.vstack(out)


def modify(o, kind, **kw):
    m = o.modifiers.new(kind, kind)
    for k, v in kw.items(): setattr(m, k, v)
    return m


def box(name, size, loc, mat, bevel=.004, rot=(0, 0, 0), seg=3):
    x, y, z = (s / 2 for s in size)
    V = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    F = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    o = mesh(name, V, F, None, mat, smooth=False)
    o.location, o.rotation_euler = loc, rot
    if bevel:
        modify(o, 'BEVEL', width=bevel, segments=seg, limit_method='NONE', harden_normals=True)
        o.data.use_auto_smooth = True
        o.data.polygons.foreach_set('use_smooth', np.ones(len(o.data.polygons), bool))
    return o


def rod(name, a, b, r, mat, r2=None, n=40):
    a, b = Vector(a), Vector(b)
    d = b - a
    L = d.length
    r2 = r if r2 is None else r2
    ch = min(r, r2, L) * .25
    V, prof = [], [(0, 0), (r - ch, 0), (r, ch), (r2, L - ch), (r2 - ch, L), (0, L)]
    an = np.linspace(0, 2 * np.pi, n, endpoint=False)
    for rr, z in prof: V += [(rr * math.cos(t), rr * math.sin(t), z) for t in an]
    o = mesh(name, V, quads(len(prof), n, closed_v=True), None, mat)
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(50)
    o.location = a
    o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
    return o


def cushion(name, size, loc, mat, puff=.35, rot=(0, 0, 0), seed=0, wrinkle=.004, uvscale=1.0, n=44, side=.3, pinch=0.0, edge=9.0):
    """A soft rounded box: superellipsoid with crowned faces and faint wrinkles."""
    X, Y, Z = (s / 2 for s in size)
    V, F, UV = [], [], []
    g = np.linspace(-1, 1, n)
    base = 0
    for ax in range(3):
        for sg in (-1, 1):
            a, b = np.meshgrid(g, g, indexing='ij')
            P = np.zeros((n, n, 3))
            P[..., ax] = sg
            P[..., (ax + 1) % 3] = a * sg
            P[..., (ax + 2) % 3] = b
            V.append(P.reshape(-1, 3)); F.append(quads(n, n) + base); base += n * n
            sz = np.array(size)
            UV.append(np.stack([(a * sz[(ax + 1) % 3], b * sz[(ax + 2) % 3])[k] * .5 * uvscale for k in (0, 1)], -1).reshape(-1, 2))
    P = np.vstack(V)
    e = edge
    r = (np.abs(P) ** e).sum(1) ** (1 / e)
    Q = P / r[:, None]
    crown = np.ones_like(Q)
    for ax in range(3):
        o1, o2 = (ax + 1) % 3, (ax + 2) % 3
        k = puff if size[ax] == min(size) else puff * side
        c = np.clip((1 - Q[:, o1] ** 2) * (1 - Q[:, o2] ** 2), 0, 1) ** .45
        crown[:, ax] = (1 - k * .5) + k * .5 * c
        if pinch and size[ax] != min(size):  # a scatter cushion: sides drawn in, corners pulled out
            o = o1 if size[o1] != min(size) else o2
            crown[:, ax] = 1 - pinch * (1 - Q[:, o] ** 2)
    Q = Q * crown * np.array([X, Y, Z])
    for i in range(len(Q)):
        v = Vector(Q[i] * 5.5) + Vector((seed * 7.3, 0, 0))
        Q[i] += Q[i] / (np.linalg.norm(Q[i]) + 1e-9) * (mnoise.noise(v) * wrinkle + mnoise.noise(v * 3.1) * wrinkle * .35)
    o = mesh(name, Q, np.vstack(F), np.vstack(UV), mat)
    m = modify(o, 'WELD', merge_threshold=.0006)
    modify(o, 'SMOOTH', factor=.5, iterations=3)
    o.location, o.rotation_euler = loc, rot
    return o


# ---- materials ---------------------------------------------------------------------------

def new_mat(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    return m, nt, nt.nodes['Principled BSDF']


def N(nt, kind, **inp):
    n = nt.nodes.new(kind)
    for k, v in inp.items():
        if k.startswith('_'): setattr(n, k[1:], v)
        else: n.inputs[k.replace('__', ' ')].default_value = v
    return n


def image(arr, name, color=True):
    a = np.asarray(arr, np.float32)
    if a.ndim == 2: a = np.repeat(a[..., None], 3, 2)
    h, w = a.shape[:2]
    im = bpy.data.images.new(name, w, h, alpha=False, float_buffer=not color)
    im.colorspace_settings.name = 'sRGB' if color else 'Non-Color'
    buf = np.ones((h, w, 4), np.float32)
    buf[..., :3] = a[::-1]
    im.pixels.foreach_set(buf.ravel())
    im.update()
    im.pack()
    return im


def cloth(tex, weft=None, silk=True, bump=.25, bump_m=.0002, name='cloth', translucent=0.0):
    """tex from textile.render. Silk: sateen sheen, anisotropy along the weft, gold as metal."""
    m, nt, b = new_mat(name)
    L = nt.links.new
    ic = N(nt, 'ShaderNodeTexImage', _image=image(tex['rgb'], name + 'C'), _extension='REPEAT')
    im = N(nt, 'ShaderNodeTexImage', _image=image(tex['metal'], name + 'M', False), _extension='REPEAT')
    ih = N(nt, 'ShaderNodeTexImage', _image=image(tex['height'], name + 'H', False), _extension='REPEAT')
    col = ic.outputs[0]
    if silk and weft:  # shot silk: the weft colour comes up at grazing angles
        lw = N(nt, 'ShaderNodeLayerWeight', Blend=.42)
        k = N(nt, 'ShaderNodeMath', _operation='MULTIPLY'); L(lw.outputs['Facing'], k.inputs[0]); k.inputs[1].default_value = .4
        inv = N(nt, 'ShaderNodeMath', _operation='SUBTRACT'); inv.inputs[0].default_value = 1; L(im.outputs[0], inv.inputs[1])
        k2 = N(nt, 'ShaderNodeMath', _operation='MULTIPLY'); L(k.outputs[0], k2.inputs[0]); L(inv.outputs[0], k2.inputs[1])
        mx = N(nt, 'ShaderNodeMixRGB', _blend_type='SCREEN'); L(k2.outputs[0], mx.inputs[0]); L(col, mx.inputs[1])
        mx.inputs[2].default_value = (*[v * .5 for v in lin(weft)], 1)
        col = mx.outputs[0]
    L(col, b.inputs['Base Color'])
    ao = N(nt, 'ShaderNodeOutputAOV', _name='alb'); L(ic.outputs[0], ao.inputs[0])
    cv = N(nt, 'ShaderNodeOutputAOV', _name='cov'); cv.inputs[1].default_value = 1
    ms = N(nt, 'ShaderNodeMath', _operation='MULTIPLY'); L(im.outputs[0], ms.inputs[0]); ms.inputs[1].default_value = .72
    L(ms.outputs[0], b.inputs['Metallic'])
    mr = N(nt, 'ShaderNodeMapRange'); L(im.outputs[0], mr.inputs[0])
    mr.inputs['To Min'].default_value, mr.inputs['To Max'].default_value = (.40, .36) if silk else (.88, .42)
    L(mr.outputs[0], b.inputs['Roughness'])
    b.inputs['Specular'].default_value = .3 if silk else .12
    b.inputs['Sheen'].default_value = .16 if silk else .25
    b.inputs['Sheen Tint'].default_value = .7
    if silk:
        b.inputs['Anisotropic'].default_value = .65
        tg = N(nt, 'ShaderNodeTangent', _direction_type='UV_MAP'); L(tg.outputs[0], b.inputs['Tangent'])
    bp = N(nt, 'ShaderNodeBump', Strength=bump, Distance=bump_m)
    L(ih.outputs[0], bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal'])
    if translucent:
        tr = N(nt, 'ShaderNodeBsdfTranslucent'); L(col, tr.inputs[0])
        ad = N(nt, 'ShaderNodeMixShader'); ad.inputs[0].default_value = translucent
        L(b.outputs[0], ad.inputs[1]); L(tr.outputs[0], ad.inputs[2])
        L(ad.outputs[0], nt.nodes['Material Output'].inputs[0])
    return m


def plain(name, color, rough=.5, metal=0.0, spec=.5, coat=0.0, sheen=0.0, bump=0.0, bump_scale=300.0, vary=0.0):
    m, nt, b = new_mat(name)
    L = nt.links.new
    b.inputs['Base Color'].default_value = (*lin(color), 1)
    for k, v in (('Roughness', rough), ('Metallic', metal), ('Specular', spec), ('Clearcoat', coat), ('Sheen', sheen)): b.inputs[k].default_value = v
    if vary or bump: co = N(nt, 'ShaderNodeTexCoord')
    if vary:
        t = N(nt, 'ShaderNodeTexNoise', Scale=3.0, Detail=6.0); L(co.outputs['Object'], t.inputs['Vector'])
        r = N(nt, 'ShaderNodeMapRange'); L(t.outputs[0], r.inputs[0])
        r.inputs['To Min'].default_value, r.inputs['To Max'].default_value = 1 - vary, 1 + vary
        h = N(nt, 'ShaderNodeHueSaturation'); h.inputs['Color'].default_value = (*lin(color), 1); L(r.outputs[0], h.inputs['Value'])
        L(h.outputs[0], b.inputs['Base Color'])
    if bump:
        t = N(nt, 'ShaderNodeTexNoise', Scale=bump_scale, Detail=3.0); L(co.outputs['Object'], t.inputs['Vector'])
        bp = N(nt, 'ShaderNodeBump', Strength=bump, Distance=.002); L(t.outputs[0], bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal'])
    return m


def upholstery(name, color, kind='linen', scale=900.0, color2=None):
    """Woven or pile fabric for furniture, by object UV in metres."""
    m, nt, b = new_mat(name)
    L = nt.links.new
    co = N(nt, 'ShaderNodeTexCoord')
    if kind == 'velvet':
        b.inputs['Roughness'].default_value, b.inputs['Sheen'].default_value, b.inputs['Specular'].default_value = .75, 1.0, .15
        lw = N(nt, 'ShaderNodeLayerWeight', Blend=.55)
        t = N(nt, 'ShaderNodeTexNoise', Scale=7.0, Detail=5.0); L(co.outputs['Object'], t.inputs['Vector'])
        ad = N(nt, 'ShaderNodeMath', _operation='MULTIPLY_ADD'); L(t.outputs[0], ad.inputs[0]); ad.inputs[1].default_value = .5
        L(lw.outputs['Facing'], ad.inputs[2])
        r = N(nt, 'ShaderNodeValToRGB'); L(ad.outputs[0], r.inputs[0])
        c = lin(color)
        r.color_ramp.elements[0].color = (*[v * .62 for v in c], 1); r.color_ramp.elements[0].position = .2
        r.color_ramp.elements[1].color = (*[min(1, v * 1.7 + .03) for v in c], 1); r.color_ramp.elements[1].position = 1
        L(r.outputs[0], b.inputs['Base Color'])
        t2 = N(nt, 'ShaderNodeTexNoise', Scale=900.0); L(co.outputs['Object'], t2.inputs['Vector'])
        bp = N(nt, 'ShaderNodeBump', Strength=.25, Distance=.001); L(t2.outputs[0], bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal'])
        return m
    c, c2 = lin(color), lin(color2 or color)
    outs = []
    for d in ('X', 'Y'):
        w = N(nt, 'ShaderNodeTexWave', _wave_type='BANDS', _bands_direction=d, Scale=scale / 6.283, Distortion=1.2, Detail=1.0)
        w.inputs['Detail Scale'].default_value = 3
        L(co.outputs['UV'], w.inputs['Vector']); outs.append(w.outputs[1])
    mu = N(nt, 'ShaderNodeMath', _operation='ADD'); L(outs[0], mu.inputs[0]); L(outs[1], mu.inputs[1])
    t = N(nt, 'ShaderNodeTexNoise', Scale=180.0, Detail=4.0); L(co.outputs['UV'], t.inputs['Vector'])
    ad = N(nt, 'ShaderNodeMath', _operation='MULTIPLY_ADD'); L(t.outputs[0], ad.inputs[0]); ad.inputs[1].default_value = 1.1; L(mu.outputs[0], ad.inputs[2])
    r = N(nt, 'ShaderNodeValToRGB'); 
    dv = N(nt, 'ShaderNodeMath', _operation='DIVIDE'); L(ad.outputs[0], dv.inputs[0]); dv.inputs[1].default_value = 3.0
    L(dv.outputs[0], r.inputs[0])
    r.color_ramp.elements[0].color = (*[v * .62 for v in c], 1); r.color_ramp.elements[0].position = .15
    r.color_ramp.elements[1].color = (*[min(1, v * 1.12) for v in c2], 1); r.color_ramp.elements[1].position = .75
    L(r.outputs[0], b.inputs['Base Color'])
    b.inputs['Roughness'].default_value, b.inputs['Sheen'].default_value, b.inputs['Specular'].default_value = .9, .4, .12
    bp = N(nt, 'ShaderNodeBump', Strength=.5, Distance=.0012); L(ad.outputs[0], bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal'])
    return m


def wood(name, light='#b07a4a', dark='#6b4022', axis='X', scale=1.0, rough=.42, coat=.12):
    """Long-grain timber: stretched noise rings and pores, along an object axis."""
    m, nt, b = new_mat(name)
    L = nt.links.new
    co = N(nt, 'ShaderNodeTexCoord')
    ob = N(nt, 'ShaderNodeObjectInfo')
    ad = N(nt, 'ShaderNodeVectorMath', _operation='ADD'); L(co.outputs['Object'], ad.inputs[0])
    rs = N(nt, 'ShaderNodeVectorMath', _operation='SCALE'); L(ob.outputs['Location'], rs.inputs[0]); rs.inputs['Scale'].default_value = 3.7
    L(rs.outputs[0], ad.inputs[1])
    st = {'X': (.9, 9, 9), 'Y': (9, .9, 9), 'Z': (9, 9, .9)}[axis]
    mp = N(nt, 'ShaderNodeMapping', Scale=tuple(v * scale for v in st)); L(ad.outputs[0], mp.inputs[0])
    n1 = N(nt, 'ShaderNodeTexNoise', Scale=1.1, Detail=3.0, Distortion=.6); L(mp.outputs[0], n1.inputs['Vector'])
    rg = N(nt, 'ShaderNodeMath', _operation='MULTIPLY'); L(n1.outputs[0], rg.inputs[0]); rg.inputs[1].default_value = 9.0
    fr = N(nt, 'ShaderNodeMath', _operation='PINGPONG'); L(rg.outputs[0], fr.inputs[0]); fr.inputs[1].default_value = 1.0
    mp2 = N(nt, 'ShaderNodeMapping', Scale=tuple(v * scale * (22 if v > 2 else 3) for v in st)); L(ad.outputs[0], mp2.inputs[0])
    n2 = N(nt, 'ShaderNodeTexNoise', Scale=1.0, Detail=4.0); L(mp2.outputs[0], n2.inputs['Vector'])
    mx = N(nt, 'ShaderNodeMath', _operation='MULTIPLY_ADD'); L(n2.outputs[0], mx.inputs[0]); mx.inputs[1].default_value = .7
    h = N(nt, 'ShaderNodeMath', _operation='MULTIPLY'); L(fr.outputs[0], h.inputs[0]); h.inputs[1].default_value = .42
    L(h.outputs[0], mx.inputs[2])
    r = N(nt, 'ShaderNodeValToRGB'); L(mx.outputs[0], r.inputs[0])
    a, d = lin(light), lin(dark)
    r.color_ramp.elements[0].color = (*a, 1); r.color_ramp.elements[0].position = .22
    r.color_ramp.elements[1].color = (*d, 1); r.color_ramp.elements[1].position = .86
    L(r.outputs[0], b.inputs['Base Color'])
    b.inputs['Roughness'].default_value, b.inputs['Clearcoat'].default_value, b.inputs['Clearcoat Roughness'].default_value = rough, coat, .3
    bp = N(nt, 'ShaderNodeBump', Strength=.12, Distance=.001); L(n2.outputs[0], bp.inputs['Height']); L(bp.outputs[0], b.inputs['Normal'])
    return m


# ---- the set -----------------------------------------------------------------------------

def backdrop(color='#e7d9c7', depth=1.6, width=12, radius=.9, wall=6, front=6):
    t = np.linspace(0, np.pi / 2, 24)
    prof = [(-front, 0), (-front * .5, 0)] + [(depth + radius * math.sin(a), radius * (1 - math.cos(a))) for a in t] + [(depth + radius, wall)]
    V = np.array([[(x, y, z) for y, z in prof] for x in (-width, width)], float)
    m = plain('backdrop', color, rough=.95, spec=.05, vary=.03)
    return sheet('backdrop', V, V[..., :2], m)


def room(wallc='#dccbb6', floorc=None, depth=.9, skirting=True, panel=False):
    """A quiet warm room corner: plaster wall, oak or stone floor."""
    wall = plain('wall', wallc, rough=.95, spec=.05, vary=.05, bump=.12, bump_scale=14)
    w = box('wall', (14, .1, 6), (0, depth + .05, 3), wall, 0)
    if floorc == 'wood':
        fm = wood('floor', '#b98d62', '#8a6140', 'X', .5, .5, .05)
        for j in range(-6, 40):
            for i in range(-3, 4):
                box('plank', (1.898, .1785, .02), (i * 1.9 + (j * .73) % 1.9, depth - .09 - j * .18, -.01), fm, .0015, seg=1)
    else:
        box('floor', (14, 14, .1), (0, depth - 7, -.05), plain('floor', floorc or '#cbb89f', rough=.6, spec=.25, vary=.06), 0)
    if skirting: box('skirt', (14, .016, .11), (0, depth - .008, .055), plain('skirt', '#e9dfd0', rough=.6), .003)


def tube(name, P, r, mat, n=10):
    """a thin round piping along the points P"""
    P = np.asarray(P, float)
    T = np.gradient(P, axis=0); T /= np.linalg.norm(T, axis=1, keepdims=True) + 1e-9
    up = np.array([0, 0, 1.0])
    A = np.cross(T, up); A /= np.linalg.norm(A, axis=1, keepdims=True) + 1e-9
    B = np.cross(T, A)
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    V = P[:, None] + r * (A[:, None] * np.cos(a)[None, :, None] + B[:, None] * np.sin(a)[None, :, None])
    return sheet(name, V, V[..., :2], mat, closed_v=True)


def area(loc, target, size, power, color='#fff4e6', size_y=None, spread=None):
    d = bpy.data.lights.new('area', 'AREA')
    d.energy, d.color, d.size = power, lin(color), size
    if size_y: d.shape, d.size_y = 'RECTANGLE', size_y
    if spread: d.spread = math.radians(spread)
    o = bpy.data.objects.new('area', d)
    S.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    return o


def lights(target=(0, 0, .4), scale=1.0, power=1.0, side=-1, sheen=0.0, rake=False):
    """Key high on one side, big weak fill on the other, a strip from behind for the edges."""
    t = Vector(target)
    k = scale
    # rake: the key comes more from the side, so that upright folds throw shadows
    area(t + Vector((side * 2.45, -.95, 1.35) if rake else (side * 1.9, -1.5, 2.2)) * k, target, 1.1 * k, 190 * k * k * power, '#ffedd8')
    area(t + Vector((-side * 2.6, -1.8, 1.2)) * k, target, 2.6 * k, (22 if rake else 34) * k * k * power, '#eef1ff')
    area(t + Vector((-side * 1.1, 1.5, 2.3)) * k, target, .5 * k, 48 * k * k * power, '#fff6ea', 1.8 * k)
    if sheen:  # a narrow strip mirrored in the cloth towards the lens: the sweep of light that says silk
        area(t + Vector((side * .55, 1.75, 1.75)) * k, target, .55 * k, 70 * k * k * power * sheen, '#fff2dd', 1.0 * k)


def camera(loc, target, lens=70, fstop=None, shift=(0, 0), focus=None):
    d = bpy.data.cameras.new('cam')
    d.lens, d.sensor_width, d.shift_x, d.shift_y = lens, 36, *shift
    d.sensor_fit = 'VERTICAL'
    if S.render.resolution_x > 1.4 * S.render.resolution_y and shift == (0, 0): d.shift_x = BANNER_SHIFT  # leave room for words on the left
    d.sensor_height = 36
    d.clip_start = .01
    o = bpy.data.objects.new('cam', d)
    S.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    if fstop:
        d.dof.use_dof, d.dof.aperture_fstop = True, fstop
        d.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
    S.camera = o
    return o


